import localFont from "next/font/local";

/*
 * Both are made by tools/fonts/subset.ts. No preload: the first paint asks for the document alone. Optional: a font that
 * comes within 100 ms is used, a later one from the next page on. Swapped in late, it moved up to 0.1 of a phone's window
 * (docs/performance.md), since no fallback face breaks every heading into the same lines.
 */
export const display = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  weight: "500 800",
  variable: "--font-bricolage",
  display: "optional",
  preload: false,
  adjustFontFallback: "Arial",
});

export const text = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 700",
  variable: "--font-figtree",
  display: "optional",
  preload: false,
  adjustFontFallback: "Arial",
});
