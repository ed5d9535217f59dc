import type { KnipConfig } from "knip";
import { theme } from "./content/theme";

/** Font packages of content/theme.ts that are not Fontsource's. */
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
    // Not every site uses all of these.
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
  // Types of parameters are exported for callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
