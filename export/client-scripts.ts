import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import type { Analytics } from "@/content/schema/campaigns";
import { HASHED_FOLDER } from "@/deploy/headers";

/** The browsers of package.json, as esbuild names them. */
const BROWSERS: string[] = JSON.parse(readFileSync("package.json", "utf8")).browserslist;

const OPTIONS: BuildOptions = {
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
};

/**
 * An inlined script takes from a component's file what it does, never React nor what is drawn with it. It shares the
 * page's global scope, so it is wrapped; an ES module has a scope of its own.
 */
const INLINED: BuildOptions = {
  ...OPTIONS,
  format: "iife",
  // Not as tsconfig.json has it, which imports React's own functions whether or not any markup is left.
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

/**
 * Step: bundles the client code without Next's runtime.
 *
 * @param target The folder of the site in the making, which gets the script of the dialog and the tooltips as a file with
 *   a hash in its name, to be fetched at idle.
 * @returns that script, and those to be inlined: `inline` (booking, its loader, the menu) in pages with a booking dialog,
 *   `leaflet` in leaflets, `arrival` and `schedule` in the scheduling page, at its start and its end.
 * @throws Error with esbuild's messages, if a bundle cannot be made.
 */
export async function makeClientScripts(target: string) {
  const booking = await bundle("components/booking/mount.tsx", OPTIONS);
  const address = `${HASHED_FOLDER}booking-${hash("sha256", booking, "hex").slice(0, 10)}.js`;
  await mkdir(join(target, HASHED_FOLDER), { recursive: true });
  await writeFile(join(target, address), booking);
  const define = { ...OPTIONS.define, BOOKING_SCRIPT: JSON.stringify(address) };
  return {
    booking,
    inline: await bundle("components/layout/page-script.ts", { ...INLINED, define }),
    arrival: await bundle("components/schedule/first-script.ts", INLINED),
    leaflet: await bundle("app/leaflet/leaflet-script.ts", INLINED),
    schedule: await bundle("components/schedule/last-script.ts", INLINED),
  };
}

/** @returns the inlined script that loads an owner's analytics. */
export async function makeAnalyticsScript({ src, attributes, consent }: Analytics): Promise<string> {
  const define = { ...OPTIONS.define, ANALYTICS: JSON.stringify({ src, attributes, consent }) };
  return await bundle("components/layout/analytics-script.ts", { ...INLINED, define });
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  const code = outputFiles?.[0]?.text;
  if (!code) throw new Error(`${entry}: expected a bundle, found nothing`);
  if (options.format === "iife" && /\bReact\.|require/.test(code))
    throw new Error(`${entry}: expected a script without React, found it in use`);
  // "</script" in a string would end an inlined script early.
  return code.trim().replaceAll("</script", "<\\/script");
}
