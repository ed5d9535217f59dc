import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";

/**
 * Checks the content and makes its pictures before a build. `npm run build` does this itself; it is also done here, so
 * that plain `next build` gives a complete site. Next also reads this file in its worker processes and for other commands.
 */
function prepare(phase: string): void {
  if (phase !== PHASE_PRODUCTION_BUILD || process.argv[2] !== "build" || process.env.EXPORT_DIR) return;
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "export/prepare.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

export default function config(phase: string): NextConfig {
  prepare(phase);
  return {
    // Not "export" in development: Next's dev server would then answer an unknown address with 500 instead of the 404 page.
    output: phase === PHASE_DEVELOPMENT_SERVER ? undefined : "export",
    // With a slash, every host finds the page: `talent/index.html` needs no rewriting.
    trailingSlash: true,
    // `npm run build` exports into a separate folder and finishes the site from there (export/build.ts). `npm run dev`
    // works in Next's own folder, which tsconfig.json names: for any other, Next would rewrite that file.
    distDir: process.env.EXPORT_DIR ?? ".next",
    // `npm run check` checks types separately.
    typescript: { ignoreBuildErrors: true },
    images: { unoptimized: true },
    // The folder of the packages, regardless of lockfiles and repositories around it.
    turbopack: { root: dirname(realpathSync("node_modules")) },
    // These packages load files from their own folders.
    serverExternalPackages: ["harfbuzzjs", "fontverter"],
    // The dev server's other name.
    allowedDevOrigins: ["127.0.0.1"],
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
  };
}
