import { pageAddress, routes } from "@/content/routes";

/** A link in the bar or the footer. */
export interface NavLink {
  label: string;
  href: string;
}

/** The pages of the site as links, for the footer and for the bar of pages that have no sections to name. */
export function pageLinks(): { label: string; href: string }[] {
  return routes
    .filter((route) => route.inSitemap)
    .map((route) => ({ label: route.navLabel, href: pageAddress(route.path) }));
}
