/** Returns the files of a font family. The second file has the letters that Danish does not use. */
const filesOf = (family: string) =>
  ["latin", "latin-ext"].map(
    (letters) => `node_modules/@fontsource-variable/${family}/files/${family}-${letters}-opsz-normal.woff2`,
  );

/** The firm's colors and fonts, with a fifth accent. */
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
    display: { file: filesOf("fraunces"), axes: { opsz: 72 } },
    text: { file: filesOf("bricolage-grotesque"), axes: { opsz: 14 } },
  },
} as const;

export type Accent = keyof typeof theme.accents;

export const accents = Object.keys(theme.accents) as [Accent, ...Accent[]];
