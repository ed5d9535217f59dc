import localFont from "next/font/local";

/*
 * Both are made by tools/fonts/subset.ts. Next measures each file and adds a fallback face of the same metrics, so text
 * does not move when the font arrives. No preload: the first paint asks for the document alone.
 */
export const display = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  weight: "500 800",
  variable: "--font-bricolage",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
});

export const text = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 700",
  variable: "--font-figtree",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
});
