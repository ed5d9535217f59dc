/**
 * `npm run launch-guard [-- --allow-sample] [--dir out]`: for hosts that build by themselves, behind the build. Stops
 * while samples remain; with --allow-sample, marks the export as a preview instead.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { writeHostFiles } from "../host-files.ts";
import { readSite } from "../site-files.ts";
import { guardLaunch } from "./guard.ts";

async function main() {
  const { values } = parseArgs({
    options: { "allow-sample": { type: "boolean", default: false }, dir: { type: "string", default: "out" } },
  });
  const site = await readSite(values.dir);
  const allowed = await guardLaunch(site, { allowSample: values["allow-sample"] });
  if (allowed === site) return console.log("No sample content: ready for production.");
  for (const [file, content] of allowed) {
    if (content !== site.get(file)) await writeFile(path.join(values.dir, file), content);
  }
  await writeHostFiles(values.dir);
  console.log(`${values.dir} holds sample content and is marked as a preview (noindex).`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
