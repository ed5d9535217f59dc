import { pageAddress, routes } from "@/content/routes";

/** A link in the bar or the footer. */
export interface NavLink {
  label: string;
  href: string;
}

/** The pages that have an address of their own: not those that are another page under a second one. */
export const OWN_PAGES = routes.filter(({ path, canonical }) => path === canonical);

/** The pages of the site as links, for the footer and for the bar of pages that have no sections to name. */
export function pageLinks(): NavLink[] {
  return routes
    .filter((route) => route.inSitemap)
    .map((route) => ({ label: route.navLabel, href: pageAddress(route.path) }));
}
