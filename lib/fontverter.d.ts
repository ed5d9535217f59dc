declare module "fontverter" {
  /** The package has no types. fonts.ts uses only this function. */
  export function convert(font: Uint8Array, format: "sfnt" | "woff"): Promise<Uint8Array>;
}
