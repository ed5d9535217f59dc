/**
 * How the firm looks: its colors and typefaces. A color is any that CSS can write: "#0057b8", "rebeccapurple",
 * "oklch(0.5 0.2 262)". What is derived from them, for both schemes, is in lib/theme.ts, so that any accent will do; the
 * check says where paper and ink are too much alike to be read.
 */
export const theme = {
  /**
   * The accents: each page has one (content/routes.ts), the drawings use all. Four is what the drawings are made for; a
   * page may add one of its own.
   */
  accents: {
    "accent-1": "oklch(0.5 0.2 262)",
    "accent-2": "oklch(0.62 0.2 33)",
    "accent-3": "oklch(0.52 0.1 178)",
    "accent-4": "oklch(0.78 0.16 75)",
  },
  /** What the pages stand on, and what is written on it. Light and dark change places in the dark scheme. */
  paper: "oklch(0.985 0.006 95)",
  ink: "oklch(0.21 0.02 265)",
  /**
   * The two typefaces: headings and figures, and running text. Each is a variable font file (WOFF2, WOFF, TTF or OTF)
   * with an axis for the weight, or a list of files that complete each other: `["…-latin-….woff2", "…-latin-ext-….woff2"]`
   * for the letters of Latvian, Polish, Czech or Turkish. Those of Fontsource are in `node_modules` after
   * `npm install --save-dev @fontsource-variable/…`. `axes` fixes other axes of the files, such as `{ opsz: 40 }`.
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
