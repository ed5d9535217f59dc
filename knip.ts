import type { KnipConfig } from "knip";
import { theme } from "./content/theme";

/** Other packages than Fontsource's that content/theme.ts takes font files from. */
const fontPackages = Object.values(theme.fonts)
  .flatMap(({ file }) => [file].flat())
  .flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])
  .filter((name) => !name.startsWith("@fontsource"));

export default {
  entry: [
    // Bundled for the browser by export/client-scripts.ts.
    "components/layout/{page,analytics}-script.ts",
    "components/booking/mount.tsx",
    "app/leaflet/leaflet-script.ts",
    "components/schedule/{first,last}-script.ts",
    // What a page may have or leave out: what none has at the time is not dead, but in stock.
    "components/{sections,art}/**",
    "content/**",
  ],
  // Read as files by export/fonts.ts; those of the sample stay for the second firm.
  // Plausible's tracker is bundled by e2e/analytics.spec.ts as docs/campaigns.md tells an owner to.
  ignoreDependencies: ["@fontsource.*", "@plausible-analytics/tracker", ...fontPackages],
  // Laid over a copy of the project by e2e/second-firm/build.ts.
  ignore: ["e2e/second-firm/{app,content}/**"],
  // Of the machine, where it has them.
  ignoreBinaries: ["openssl"],
  // A type that a function's callers may want to name is exported, whether or not one does yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
