import localFont from "next/font/local";

/*
 * Both are made by tools/fonts/subset.ts. No preload: the first paint asks for the document alone. What stands in until
 * they are there is in fonts.css.
 */
export const display = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  weight: "500 800",
  variable: "--font-bricolage",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

export const text = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 700",
  variable: "--font-figtree",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});
