import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { findLetterFaults } from "@/components/schedule/letter-check";
import { checkContent } from "@/content/schema/check";
import type { Records } from "@/content/schema/records";
import { formatError } from "../command";

/**
 * Reads the records of the working folder, optionally with changed files.
 *
 * @param changed Sources that replace files, by path, such as "content/team.ts".
 * @returns The records, and the faults that the content check finds.
 * @throws Error if the records cannot be read.
 */
export async function loadRecords(
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<{ records: Records; faults: string[] }> {
  mkdirSync(".cache", { recursive: true });
  // A new file for each call, because Node caches modules. It is inside the project, so that imports of packages work.
  const folder = mkdtempSync(join(".cache", "setup-"));
  try {
    const file = resolve(folder, "records.mjs");
    writeFileSync(file, await bundleRecords(changed));
    const { records, accents } = (await import(pathToFileURL(file).href)) as { records: Records; accents: string[] };
    const faults = checkContent(records, accents, (name) => changed.get(name) ?? readFileSync(name, "utf8"));
    // The length of requests can be checked only if the records are valid.
    return { records, faults: faults.length > 0 ? faults : records.site.flatMap((site) => findLetterFaults(site)) };
  } catch (error) {
    throw new Error(`Nothing was written, since the content could not be read: ${formatError(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundleRecords(changed: ReadonlyMap<string, string>): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: process.cwd(),
    stdin: {
      contents: 'export { records } from "./content/records"; export { accents } from "./content/theme";',
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "silent",
    plugins: [
      {
        name: "changed-files",
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const file = relative(process.cwd(), path).replaceAll("\\", "/");
            return { contents: changed.get(file) ?? readFileSync(path, "utf8"), loader: "ts" };
          });
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}
