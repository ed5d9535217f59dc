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
 * Inline scripts use functions from component files, but neither React nor markup. They share the page's global scope, so
 * each is wrapped in a function.
 */
const INLINE_OPTIONS: BuildOptions = {
  ...OPTIONS,
  format: "iife",
  // The setting in tsconfig.json would import React's functions even where no markup is left.
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

/** @returns the inline script of the start of the scheduling page. */
export async function bundleWaiting(): Promise<string> {
  return await bundle("components/schedule/waiting.ts", INLINE_OPTIONS);
}

/** @returns the inline script of a page that loads its islands when it is idle, and keeps a press until then. */
export async function bundlePressKeeper(files: IslandScripts): Promise<string> {
  const define = { ...OPTIONS.define, ISLAND_SCRIPTS: JSON.stringify(files) };
  return await bundle("components/booking/press-keeper.ts", { ...INLINE_OPTIONS, define });
}

/** @returns the inlined script that loads an owner's analytics. */
export async function bundleAnalyticsScript({ src, attributes, consent }: Analytics): Promise<string> {
  const define = { ...OPTIONS.define, ANALYTICS: JSON.stringify({ src, attributes, consent }) };
  return await bundle("components/layout/analytics-script.ts", { ...INLINE_OPTIONS, define });
}

/** The files with the islands of a page. The first one hydrates them; it imports the others. */
export type IslandScripts = readonly [entry: string, ...shared: string[]];

/**
 * The module that hydrates some islands. It imports each from its own file: esbuild shares whole files, so a script that
 * imported the list would contain all islands.
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
 * Step: bundles the islands of each page. The scripts of two pages share what both need, such as React.
 *
 * @param sets The islands of each page, sorted. Pages with the same islands have the same script.
 * @param target The folder of the unfinished site, which gets the files.
 * @returns by the set, as `menu,tooltip`: the addresses of its files and all of their code.
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
