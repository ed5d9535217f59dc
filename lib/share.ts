import { type Route, routes } from "@/content/routes";
import { site } from "@/content/site";

/** A page's share picture: its path in the site (app/share/[page] draws it), its size and its text alternative. */
export function sharePicture(route: Route) {
  // The same page under its second address has the same picture.
  const own = routes.find(({ path }) => path === route.canonical) ?? route;
  return {
    path: `/share/${own.id}.png`,
    width: 1200,
    height: 630,
    type: "image/png",
    alt: `${site.name}: ${route.shareTitle}${route.shareAlt ? ` (${route.shareAlt})` : ""}`,
  };
}
