declare module "subset-font" {
  /** The part of subset-font's interface that fonts.ts uses; the package brings no types of its own. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
