import { pageAddress, routes } from "@/content/routes";

/** The pages of the site as links, for the footer and for the bar of pages that have no sections to name. */
export function pageLinks(): { label: string; href: string }[] {
  return routes
    .filter((route) => route.inSitemap)
    .map((route) => ({ label: route.navLabel, href: pageAddress(route.path) }));
}
