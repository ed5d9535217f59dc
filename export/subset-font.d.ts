declare module "subset-font" {
  /** The part of subset-font's interface that fonts.ts uses; the package has no types. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
