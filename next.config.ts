import { realpathSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";

/** Stops a plain `next build`. Next also loads this file in its worker processes and for other commands. */
function refusePlainBuild(phase: string): void {
  if (phase !== PHASE_PRODUCTION_BUILD || process.argv[2] !== "build" || process.env.EXPORT_DIR) return;
  console.error(
    'Build with "npm run build", which makes out/: what "next build" alone exports has no policy, dialog or headers (docs/deploy.md).',
  );
  process.exit(1);
}

/**
 * Returns the nearest folder that contains both the project and its packages, regardless of other lockfiles around it.
 */
function commonFolder(): string {
  const packages = realpathSync("node_modules");
  let folder = realpathSync(process.cwd());
  while (relative(folder, packages).startsWith("..")) folder = dirname(folder);
  return folder;
}

/** Addresses of private networks (RFC 1918) and of mDNS, so that a phone can show the dev server. */
const PRIVATE_ADDRESSES = [
  ...["127.0.0.1", "10.*.*.*", "192.168.*.*", "*.local"],
  ...Array.from({ length: 16 }, (_, index) => `172.${16 + index}.*.*`),
];

export default function config(phase: string): NextConfig {
  refusePlainBuild(phase);
  const hasExamples = phase === PHASE_DEVELOPMENT_SERVER || Boolean(process.env.EXAMPLES);
  return {
    // Not "export" in development, because Next's dev server would send a 500 instead of the 404 page.
    output: phase === PHASE_DEVELOPMENT_SERVER ? undefined : "export",
    // The files of the pages of examples (app/examples) end in .dev.tsx. They are for engineers and tests, never in
    // out/.
    pageExtensions: ["tsx", "ts", ...(hasExamples ? ["dev.tsx", "dev.ts"] : [])],
    // With a slash, every host finds `talent/index.html` without a rule.
    trailingSlash: true,
    // `npm run build` exports into a separate folder (export/build.ts). `npm run dev` uses Next's default folder,
    // because Next would otherwise change tsconfig.json.
    distDir: process.env.EXPORT_DIR ?? ".next",
    // `npm run check` checks types separately.
    typescript: { ignoreBuildErrors: true },
    images: { unoptimized: true },
    turbopack: { root: commonFolder() },
    // These packages load files from their own folders.
    serverExternalPackages: ["harfbuzzjs", "fontverter"],
    allowedDevOrigins: PRIVATE_ADDRESSES,
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
  };
}
