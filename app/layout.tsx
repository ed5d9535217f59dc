import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { faults } from "@/.cache/content-state.json";
import { site } from "@/content/site";
import { directionOf } from "@/lib/direction";
import { ICONS } from "@/lib/icons";
import { IS_PREVIEW } from "@/lib/metadata";
import { generateThemeCss, tokenColor } from "@/lib/theme";
import "./globals.css";

export const metadata: Metadata = {
  robots: IS_PREVIEW ? { index: false } : undefined,
  icons: {
    icon: [
      // Without `sizes`, some browsers use the ICO although they support SVG.
      { url: ICONS.favicon.path, sizes: "48x48" },
      { url: ICONS.drawing.path, type: "image/svg+xml", sizes: "any" },
    ],
    apple: ICONS.apple.path,
  },
  verification: {
    google: site.verification.google,
    other: site.verification.bing ? { "msvalidate.01": site.verification.bing } : {},
  },
};

/** Gives the browser's toolbar the color of the page. */
export const viewport: Viewport = {
  themeColor: (["light", "dark"] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: tokenColor("paper", scheme),
  })),
};

/** The style sheet of the theme's colors, computed once for all pages. */
const COLORS = generateThemeCss();

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} dir={directionOf(site.language)}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own colors, which contain no markup */}
        <style dangerouslySetInnerHTML={{ __html: COLORS }} />
      </head>
      {/* Shows faults of the content. This happens only in development, since a build with faults fails. */}
      <body>{faults.length > 0 ? <pre className="p-4 whitespace-pre-wrap">{faults.join("\n\n")}</pre> : children}</body>
    </html>
  );
}
