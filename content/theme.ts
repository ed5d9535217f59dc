/**
 * The firm's colors and typefaces. A color is any CSS color: "#0057b8", "rebeccapurple", "oklch(0.5 0.2 262)".
 * lib/theme.ts derives the colors of both schemes from them, so that any accent works. The content check reports paper
 * and ink whose contrast is too low to read.
 */
export const theme = {
  /**
   * Each page has one accent (content/routes.ts). The drawings use the first four accents; you can add others for
   * pages.
   */
  accents: {
    "accent-1": "oklch(0.5 0.2 262)",
    "accent-2": "oklch(0.62 0.2 33)",
    "accent-3": "oklch(0.52 0.1 178)",
    "accent-4": "oklch(0.78 0.16 75)",
  },
  /** The background and the text of a page. The dark scheme swaps light and dark. */
  paper: "oklch(0.985 0.006 95)",
  ink: "oklch(0.21 0.02 265)",
  /**
   * The typeface of headings and figures, and the typeface of running text. `file` is a variable font file (WOFF2,
   * WOFF, TTF or OTF) with a weight axis. For Latvian, Polish, Czech or Turkish it is a list of files with different
   * letters: `["…-latin-….woff2", "…-latin-ext-….woff2"]`. The files of Fontsource are in `node_modules` after `npm
   * install --save-dev @fontsource-variable/…`. `axes` sets the values of the other axes, as in `{ opsz: 40 }`.
   */
  fonts: {
    display: {
      file: "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
      axes: { opsz: 40 },
    },
    text: { file: "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", axes: {} },
  },
} as const;

export type Accent = keyof typeof theme.accents;

export const accents = Object.keys(theme.accents) as [Accent, ...Accent[]];
