/** The site's icons, which export/icons.ts draws from content/mark.svg. `size` is the width in px. */
export const ICONS = {
  drawing: { path: "/icon.svg", type: "image/svg+xml" },
  /** Browsers and tools request this path without a link. Tabs show the icon at 16 px, a third of its size. */
  favicon: { path: "/favicon.ico", type: "image/x-icon", size: 48 },
  apple: { path: "/apple-touch-icon.png", type: "image/png", size: 180 },
  small: { path: "/icon-192.png", type: "image/png", size: 192 },
  large: { path: "/icon-512.png", type: "image/png", size: 512 },
} as const;
