import type { Route } from "@/content/routes";
import { site } from "@/content/site";
import { ownPage } from "./navigation";

/** A page's share picture: its path in the site (app/share/[page] draws it), its size and its text alternative. */
export function sharePicture(route: Route) {
  return {
    path: `/share/${ownPage(route).id}.png`,
    width: 1200,
    height: 630,
    type: "image/png",
    alt: `${site.name}: ${route.shareTitle}${route.shareAlt ? ` (${route.shareAlt})` : ""}`,
  };
}
