/**
 * Packs the export for nginx: `npx tsx deploy/nginx/pack.ts --to FOLDER [--as FOLDER] [--dir out] [--no-brotli]`. The
 * folder gets `site/`, each text with its .br and .gz beside it, and `site.conf` for nginx's server block.
 */
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";
import { readSite } from "../site-files";
import { siteConf } from "./site-conf";

export interface PackOptions {
  /** The exported folder. */
  dir: string;
  /** The release's folder, which must not exist yet: an nginx may be serving from it. */
  to: string;
  /** Where that folder will be on the machine that nginx runs on. Left out: where it is. */
  as?: string;
  brotli?: boolean;
}

/**
 * Writes a release; it appears under its name only when it is whole.
 * @throws when the export is missing, or the release's folder exists
 */
export async function pack({ dir, to, as = path.resolve(to), brotli = true }: PackOptions): Promise<void> {
  const existing = await readdir(to).catch(() => []);
  if (existing.length > 0) throw new Error(`${to} exists already. Give each release a folder of its own.`);
  const site = await readSite(dir);
  const conf = siteConf(site, { root: path.posix.join(as, "site"), brotli });

  // nginx runs as another user, who must be able to read the files wherever they are copied with their modes.
  process.umask(0o022);
  const half = `${to}.half`;
  await rm(half, { recursive: true, force: true });
  for (const [name, content] of site) {
    const file = path.join(half, "site", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    const { br, gzip } = await compress(name, content);
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
  }
  await writeFile(path.join(half, "site.conf"), conf);
  await rm(to, { recursive: true, force: true });
  await rename(half, to);
}

async function main() {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      as: { type: "string" },
      dir: { type: "string", default: "out" },
      "no-brotli": { type: "boolean", default: false },
    },
  });
  if (!values.to) throw new Error("Say where the release goes: --to FOLDER");
  const brotli = !values["no-brotli"];
  await pack({ dir: values.dir, to: values.to, brotli, ...(values.as ? { as: values.as } : {}) });
  console.log(`Packed ${values.dir} into ${values.to}. Point nginx's link at it and reload (docs/deploy.md).`);
}

await runCommand(import.meta.url, main);
