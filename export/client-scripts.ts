import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import type { Analytics } from "@/content/schema/campaigns";
import { HASHED_FOLDER } from "@/lib/headers";

/** The supported browsers. */
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

/**
 * Step: bundles the client code without Next's runtime.
 *
 * @param target The folder of the unfinished site. It gets the script of dialog and tooltips, which pages load when idle.
 * @returns that script and the inline ones: `inline` (booking, its loader, the menu) for pages with a booking dialog,
 *   `arrival` and `schedule` for the start and the end of the scheduling page.
 * @throws Error with esbuild's messages, if a bundle fails.
 */
export async function bundleClientScripts(target: string) {
  const booking = await bundle("components/booking/mount.tsx", OPTIONS);
  const address = `${HASHED_FOLDER}booking-${hash("sha256", booking, "hex").slice(0, 10)}.js`;
  await mkdir(join(target, HASHED_FOLDER), { recursive: true });
  await writeFile(join(target, address), booking);
  const define = { ...OPTIONS.define, BOOKING_SCRIPT: JSON.stringify(address) };
  return {
    booking,
    inline: await bundle("components/layout/page-script.ts", { ...INLINE_OPTIONS, define }),
    arrival: await bundle("components/schedule/first-script.ts", INLINE_OPTIONS),
    schedule: await bundle("components/schedule/last-script.ts", INLINE_OPTIONS),
  };
}

/** @returns the inlined script that loads an owner's analytics. */
export async function bundleAnalyticsScript({ src, attributes, consent }: Analytics): Promise<string> {
  const define = { ...OPTIONS.define, ANALYTICS: JSON.stringify({ src, attributes, consent }) };
  return await bundle("components/layout/analytics-script.ts", { ...INLINE_OPTIONS, define });
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
