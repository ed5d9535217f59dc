/**
 * Packs the export for nginx: `npm run pack:nginx -- --to FOLDER [--as FOLDER]`. The folder gets `site/`, each text with
 * its .br and .gz beside it, and `site.conf` for nginx's server block.
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSite } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";
import { siteConf } from "./site-conf";

/**
 * Writes a release.
 * @param dir the exported folder
 * @param to the release's folder, which must be new or empty: an nginx may be serving from it
 * @param as where that folder will be on the machine that nginx runs on; left out: where it is
 * @throws when the export is missing, or there is something in the release's folder
 */
export async function pack(dir: string, to: string, as = path.resolve(to)): Promise<void> {
  const existing = await readdir(to).catch(() => []);
  if (existing.length > 0) throw new Error(`${to} exists already. Give each release a folder of its own.`);
  const site = await readSite(dir);
  const conf = siteConf(site, path.posix.join(as, "site"));

  // nginx runs as another user, who must be able to read the files wherever they are copied with their modes.
  process.umask(0o022);
  for (const [name, content] of site) {
    const file = path.join(to, "site", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    const compressed = compress(name, content);
    if (!compressed) continue;
    await writeFile(`${file}.br`, compressed.br);
    await writeFile(`${file}.gz`, compressed.gzip);
  }
  // Last, since nginx takes no release without it.
  await writeFile(path.join(to, "site.conf"), conf);
}

async function main() {
  const { values } = parseArgs({ options: { to: { type: "string" }, as: { type: "string" } } });
  const { to, as } = values;
  if (!to) throw new Error("Say where the release goes: npm run pack:nginx -- --to FOLDER");
  await pack("out", to, as);
  console.log(`Packed out into ${to}. Point nginx's link at it and reload (docs/deploy.md).`);
}

await runCommand(import.meta.url, main);
