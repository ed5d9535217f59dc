import type { MetadataRoute } from "next";
import { routes } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { ICONS } from "@/lib/icons";
import { tokenColor } from "@/lib/theme";

export const dynamic = "force-static";

/**
 * The web app manifest, used when a visitor adds the site to the home screen. The site then opens as a normal browser
 * tab.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: site.name,
    short_name: shortName(),
    description: routes.find(({ path }) => path === "/")?.description,
    lang: site.language,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: tokenColor("paper", "light"),
    theme_color: tokenColor("paper", "light"),
    icons: [
      { src: ICONS.small.path, sizes: "192x192", type: "image/png", purpose: "any" },
      { src: ICONS.large.path, sizes: "512x512", type: "image/png", purpose: "any" },
      { src: ICONS.drawing.path, sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  };
}
