/**
 * Adds what a registry mirror left out of package-lock.json: `npx tsx tools/lockfile/complete.ts`, after an install that
 * changed it. The entries carry no checksum; npm adds it at the next install from a full registry.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type Lockfile, missingPlatforms } from "./platforms";

const FILE = "package-lock.json";

const lockfile = JSON.parse(readFileSync(FILE, "utf8")) as Lockfile;
const missing = missingPlatforms(lockfile);
const [root, ...others] = Object.entries({ ...lockfile.packages, ...missing });
others.sort(([one], [two]) => one.localeCompare(two, "en"));
lockfile.packages = Object.fromEntries([...(root ? [root] : []), ...others]);
writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${FILE}: added ${Object.keys(missing).length} packages of other systems`);
