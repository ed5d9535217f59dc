/**
 * `npm run base-path -- --base /repository --to FOLDER [--dir out]`: writes a copy of the export that works below a
 * path. Build with SITE_URL set to the whole address, so that canonical addresses and the sitemap name it.
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSite } from "../site-files.ts";
import { moveToBase } from "./move.ts";

async function main() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { base: text, to: text, dir: { ...text, default: "out" } } });
  if (!values.base || !values.to) throw new Error("Say which path and where to: --base /repository --to FOLDER");
  const existing = await readdir(values.to).catch(() => []);
  if (existing.length > 0) throw new Error(`${values.to} is not empty. Name a new folder.`);
  // A web server is seldom the user who builds, and must be able to read the files.
  process.umask(0o022);
  for (const [name, content] of moveToBase(await readSite(values.dir), values.base)) {
    const file = path.join(values.to, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  // GitHub Pages would otherwise leave out folders that begin with an underscore.
  await writeFile(path.join(values.to, ".nojekyll"), "");
  console.log(`Wrote ${values.to}, which works below ${values.base}/.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
