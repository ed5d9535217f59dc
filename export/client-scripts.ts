import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import type { Analytics } from "@/content/schema/campaigns";
import { HASHED_FOLDER } from "@/lib/headers";

/** The supported browsers. */
const BROWSERS: string[] = JSON.parse(readFileSync("package.json", "utf8")).browserslist;

const OPTIONS = {
  bundle: true,
  minify: true,
  format: "esm",
  target: BROWSERS.map((browser) => browser.replace(" ", "")),
  define: { "process.env.NODE_ENV": '"production"' },
  alias: { "@": "." },
  jsx: "automatic",
  legalComments: "none",
  write: false,
  logLevel: "silent",
} satisfies BuildOptions;

/**
 * Options for inline scripts. These import functions from component files, but neither React nor JSX. Each is wrapped
 * in a function, because they share the page's global scope.
 */
const INLINE_OPTIONS: BuildOptions = {
  ...OPTIONS,
  format: "iife",
  // With the setting of tsconfig.json, esbuild would import React's functions even if no JSX remains.
  tsconfigRaw: "{}",
  jsx: "transform",
  plugins: [
    {
      name: "without React",
      setup({ onResolve }) {
        onResolve({ filter: /^(react|lucide-react)/ }, ({ path }) => ({ path, external: true, sideEffects: false }));
      },
    },
  ],
};

/** Bundles the inline script that runs before the scheduling page is parsed (components/schedule/waiting.ts). */
export async function bundleWaiting(): Promise<string> {
  return await bundle("components/schedule/waiting.ts", INLINE_OPTIONS);
}

/**
 * Bundles the inline script that loads a page's islands when the page is idle, and records a click on a booking link
 * until then.
 */
export async function bundlePressKeeper(files: IslandScripts): Promise<string> {
  const define = { ...OPTIONS.define, ISLAND_SCRIPTS: JSON.stringify(files) };
  return await bundle("components/booking/press-keeper.ts", { ...INLINE_OPTIONS, define });
}

/** Bundles the inline script that loads an owner's analytics. */
export async function bundleAnalyticsScript({ src, attributes, consent }: Analytics): Promise<string> {
  const define = { ...OPTIONS.define, ANALYTICS: JSON.stringify({ src, attributes, consent }) };
  return await bundle("components/layout/analytics-script.ts", { ...INLINE_OPTIONS, define });
}

/** The files of a page's islands. The first one hydrates them and imports the others. */
export type IslandScripts = readonly [entry: string, ...shared: string[]];

/**
 * Generates the module that hydrates some islands. It imports each island from its own file: if it imported the list of
 * islands, the script would contain all of them.
 */
const ISLAND_ENTRIES: Plugin = {
  name: "islands",
  setup({ onResolve, onLoad }) {
    const list = readFileSync("components/islands/islands.ts", "utf8");
    const exported = [...list.matchAll(/export \{ (\w+) as (\w+) \} from "([^"]+)"/g)];
    onResolve({ filter: /^islands:/ }, ({ path }) => ({ path: path.slice("islands:".length), namespace: "islands" }));
    onLoad({ filter: /./, namespace: "islands" }, ({ path: names }) => {
      const imports = exported
        .filter(([, , name = ""]) => names.split(",").includes(name))
        .map(([, component, name, file]) => `import { ${component} as ${name} } from "${file}";`);
      return {
        contents: `${imports.join("\n")}
          import { hydrateIslands } from "@/components/islands/hydrate";
          hydrateIslands({ ${names} });`,
        resolveDir: ".",
      };
    });
  },
};

/**
 * Asks Chromium to compile all functions while the file loads, on another thread
 * (https://v8.dev/blog/explicit-compile-hints). Otherwise it compiles React on the main thread, when React starts.
 */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad";

/**
 * Build step: bundles the islands of each page. Shared code, such as React, is in separate files.
 *
 * @param sets The sorted islands of each page. Pages with the same islands have the same script.
 * @param target The folder of the unfinished site, into which the files are written.
 * @returns The addresses of the files and their code, by the names of the islands, such as `menu,tooltip`.
 */
export async function bundleIslands(
  sets: readonly (readonly string[])[],
  target: string,
): Promise<Map<string, { files: IslandScripts; code: string }>> {
  const names = [...new Set(sets.filter((set) => set.length > 0).map(String))];
  if (names.length === 0) return new Map();
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    entryPoints: names.map((set, index) => ({ in: `islands:${set}`, out: `islands-${index}` })),
    banner: { js: COMPILE_ALL },
    splitting: true,
    outdir: `${target}${HASHED_FOLDER}`,
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    metafile: true,
    plugins: [ISLAND_ENTRIES],
  });
  const codeOf = new Map(outputFiles.map(({ path, text }) => [relative(".", path), text]));
  await mkdir(join(target, HASHED_FOLDER), { recursive: true });
  for (const [path, code] of codeOf) await writeFile(path, code);

  const found = new Map<string, { files: IslandScripts; code: string }>();
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const files = new Set([path]);
    for (const file of files) for (const { path: shared } of metafile.outputs[file]?.imports ?? []) files.add(shared);
    const [entry = "", ...others] = [...files].map((file) => HASHED_FOLDER + basename(file));
    const code = [...files].map((file) => codeOf.get(file)).join("\n");
    found.set(entryPoint.replace(/^islands:/, ""), { files: [entry, ...others], code });
  }
  return found;
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  const code = outputFiles?.[0]?.text;
  if (!code) throw new Error(`${entry}: expected a bundle, found nothing`);
  if (options.format === "iife" && /\bReact\.|require/.test(code))
    throw new Error(`${entry}: expected a script without React, found React`);
  // "</script" in a string would end an inline script early.
  return code.trim().replaceAll("</script", "<\\/script");
}
