declare module "wawoff2" {
  /** The part of wawoff2's interface that fonts.ts uses; the package brings no types of its own. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
