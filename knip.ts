import type { KnipConfig } from "knip";
import { theme } from "./content/theme";

/** Packages of fonts that content/theme.ts uses, other than Fontsource's. */
const fontPackages = Object.values(theme.fonts)
  .flatMap(({ file }) => [file].flat())
  .flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])
  .filter((name) => !name.startsWith("@fontsource"));

export default {
  entry: [
    // Bundled for the browser by export/client-scripts.ts.
    "components/layout/analytics-script.ts",
    "components/booking/press-keeper.ts",
    "components/islands/{islands,hydrate}.{ts,tsx}",
    // For the scheduling page.
    "components/schedule/waiting.ts",
    // The pages of examples, for engineers and tests (next.config.ts).
    "app/examples/**/*.dev.{ts,tsx}",
    "components/**/*.examples.tsx",
    // A page need not use all of these.
    "components/{sections,art}/**",
    "content/**",
  ],
  // export/fonts.ts reads their files. The sample's fonts stay for the second firm.
  // e2e/analytics.spec.ts bundles Plausible's tracker as docs/campaigns.md describes.
  ignoreDependencies: ["@fontsource.*", "@plausible-analytics/tracker", ...fontPackages],
  // e2e/second-firm/build.ts copies these files over the project's.
  ignore: ["e2e/second-firm/{app,content}/**"],
  // Optional programs.
  ignoreBinaries: ["openssl"],
  // The types of a function's parameters are exported for its callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
