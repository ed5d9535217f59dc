declare module "fontverter" {
  /** The part of fontverter's interface that fonts.ts uses; the package has no types. */
  export function convert(font: Uint8Array, format: "sfnt" | "woff"): Promise<Uint8Array>;
}
