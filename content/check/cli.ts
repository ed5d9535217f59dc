/*
 * Checks the content before a build: `npx tsx content/check/cli.ts`. Prints one line for each fault and ends with
 * status 1, or one line and status 0.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { records } from "../records";
import { checkContent } from "./check";

// The directory is listed, not asked for single files: macOS and Windows would also find Team/Maya.PNG, a host not.
const imagesFolder = fileURLToPath(new URL("../images", import.meta.url));
const images = new Set(
  readdirSync(imagesFolder, { recursive: true }).map((name) => `${name}`.split(path.sep).join("/")),
);

const faults = checkContent(records, (image) => images.has(image));

for (const { file, record, field, expected, found } of faults) {
  console.error(`${file}: ${record}: ${field}: expected ${expected}; found ${found}`);
}
if (faults.length > 0) {
  console.error(`${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content.`);
  process.exitCode = 1;
} else {
  const lists = Object.values(records);
  console.log(`Content holds: ${lists.flat().length} records in ${lists.length} files, and their images.`);
}
