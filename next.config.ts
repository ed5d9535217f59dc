import type { NextConfig } from "next";

const config: NextConfig = {
  output: "export",
  // With a slash, every host finds the page: `talent/index.html` needs no rewriting.
  trailingSlash: true,
  // `npm run build` exports into a folder of its own and finishes the site from there (export/build.ts). `npm run dev`
  // works in Next's own folder, which tsconfig.json names: for any other, Next would rewrite that file.
  distDir: process.env.EXPORT_DIR ?? ".next",
  // Types are a check of their own (`npm run check`), so that a build does one thing.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // They find files of their own beside them.
  serverExternalPackages: ["harfbuzzjs", "wawoff2"],
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
};

export default config;
