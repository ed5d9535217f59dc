declare module "subset-font" {
  /** The package has no types. fonts.ts uses only this part of it. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
