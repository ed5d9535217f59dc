import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";

/**
 * What pages need before they are built: content that holds, and its pictures. `npm run build` sees to it by itself; done
 * here as well, so that plain `next build` gives a whole site. Next reads this file in helpers of its own and for other
 * commands, too.
 */
function prepare(phase: string): void {
  if (phase !== PHASE_PRODUCTION_BUILD || process.argv[2] !== "build" || process.env.EXPORT_DIR) return;
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "export/prepare.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

export default function config(phase: string): NextConfig {
  prepare(phase);
  return {
    // The dev server would answer 500 for an address that is not there, and not with the 404 page.
    output: phase === PHASE_DEVELOPMENT_SERVER ? undefined : "export",
    // With a slash, every host finds the page: `talent/index.html` needs no rewriting.
    trailingSlash: true,
    // `npm run build` exports into a folder of its own and finishes the site from there (export/build.ts). `npm run dev`
    // works in Next's own folder, which tsconfig.json names: for any other, Next would rewrite that file.
    distDir: process.env.EXPORT_DIR ?? ".next",
    // Types are a check of their own (`npm run check`), so that a build does one thing.
    typescript: { ignoreBuildErrors: true },
    images: { unoptimized: true },
    // Where the packages are, whatever lockfiles and repositories lie around it.
    turbopack: { root: dirname(realpathSync("node_modules")) },
    // They find files of their own beside them.
    serverExternalPackages: ["harfbuzzjs", "fontverter"],
    // The dev server's other name.
    allowedDevOrigins: ["127.0.0.1"],
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
  };
}
