import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { build, type Plugin } from "esbuild";
import { findExamples } from "@/lib/examples";
import { listFiles } from "@/lib/files";

/** The document about interactive parts. */
export const ISLANDS_DOC = "docs/add-an-interactive-part.md";

/** Matches the directive "use client", with comments before it. */
const CLIENT = /^\s*(\/\*.*?\*\/\s*|\/\/.*\n\s*)*["']use client["']/s;

/**
 * Build step: checks that every client component of the pages is in an island. Exported pages do not contain Next's
 * client, so a client component outside an island would not work.
 *
 * @param entries The files of pages. By default, all of app/ and all examples.
 * @throws Error with one line for each client component that a server component renders directly instead of by
 *   `<Island>`.
 */
export async function checkClientComponents(entries?: readonly string[]): Promise<void> {
  const pages = entries ?? [
    ...(await listFiles("app")).filter((file) => file.endsWith(".tsx")).map((file) => `app/${file}`),
    ...[...(await findExamples()).values()].map((file) => `components/${file}.examples.tsx`),
  ];
  const found: string[] = [];
  const plugin: Plugin = {
    name: "client components",
    setup({ onLoad, resolve }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const code = await readFile(path, "utf8");
        // React hydrates the imports of a client component with it.
        if (CLIENT.test(code)) return { contents: "module.exports = {}", loader: "js" };
        for (const [, names = "", from = ""] of code.matchAll(/import (?!type)([^;]*?) from "((?:@\/|\.)[^"]+)"/g)) {
          const rendered = names.match(/[A-Z]\w*/g)?.filter((name) => new RegExp(`<${name}[\\s/>]`).test(code)) ?? [];
          if (rendered.length === 0) continue;
          const imported = await resolve(from, { resolveDir: path.replace(/\/[^/]*$/, ""), kind: "import-statement" });
          if (!imported.path || !CLIENT.test(await readFile(imported.path, "utf8"))) continue;
          for (const name of rendered)
            found.push(
              `${relative(".", path)}: expected <Island component={${name}} …>; found <${name}> of ` +
                `${relative(".", imported.path)}, which would be dead in the exported page (${ISLANDS_DOC})`,
            );
        }
        return { contents: code, loader: path.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
  await build({
    entryPoints: [...pages],
    bundle: true,
    write: false,
    outdir: "unused",
    format: "esm",
    platform: "node",
    packages: "external",
    alias: { "@": "." },
    jsx: "automatic",
    loader: { ".css": "empty", ".svg": "empty" },
    logLevel: "silent",
    plugins: [plugin],
  });
  if (found.length > 0) throw new Error(found.sort().join("\n"));
}
