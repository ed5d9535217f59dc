/** The icons of the site in public/, drawn by export/icons.ts from content/mark.svg, with their width in px. */
export const ICONS = {
  drawing: { path: "/icon.svg", type: "image/svg+xml" },
  /** For browsers and tools that ask for this name, whatever a page says. A tab's 16 px are a third of it. */
  favicon: { path: "/favicon.ico", type: "image/x-icon", size: 48 },
  apple: { path: "/apple-touch-icon.png", type: "image/png", size: 180 },
  small: { path: "/icon-192.png", type: "image/png", size: 192 },
  large: { path: "/icon-512.png", type: "image/png", size: 512 },
} as const;
