import type { NavLink } from "@/components/layout/header";
import { routes } from "@/content/routes";
import { withSlash } from "./metadata";

/** The pages of the site as links, for the footer and for the bar of pages that have no sections to name. */
export function pageLinks(): NavLink[] {
  return routes
    .filter((route) => route.inSitemap)
    .map((route) => ({ label: route.navLabel, href: withSlash(route.path) }));
}
