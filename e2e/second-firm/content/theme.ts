/** How the firm looks: its colors and typefaces. */
export const theme = {
  accents: {
    "accent-1": "#0f5c4d",
    "accent-2": "#b8324a",
    "accent-3": "#2b6391",
    "accent-4": "#f2c14e",
    "accent-5": "#6d4a8f",
  },
  paper: "#f7f8f4",
  ink: "#14211d",
  fonts: {
    display: {
      file: [
        "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
        "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2",
      ],
      axes: { opsz: 72 },
    },
    text: {
      file: [
        "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
        "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2",
      ],
      axes: { opsz: 14 },
    },
  },
} as const;

export type Accent = keyof typeof theme.accents;

export const accents = Object.keys(theme.accents) as [Accent, ...Accent[]];
