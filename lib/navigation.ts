import { pageAddress, type Route, routes } from "@/content/routes";

/** A link in the bar. */
export interface NavLink {
  label: string;
  href: string;
}

/** The pages that have an address of their own: not those that are another page under a second one. */
export const OWN_PAGES = routes.filter(({ path, canonical }) => path === canonical);

/** A page, or the one that it is under a second address. */
export function ownPage(route: Route): Route {
  return OWN_PAGES.find(({ path }) => path === route.canonical) ?? route;
}

/** Where a page's leaflet is: `/leaflet/talent/`. A page under a second address has the leaflet of the first. */
export function leafletPath(route: Route): string {
  return `/leaflet/${ownPage(route).id}/`;
}

/**
 * The pages of the site as links, for the tabs below the bar and for the footer: each in its page's accent, and with the
 * part of the label that is enough where there is little room.
 */
export function pageLinks() {
  return OWN_PAGES.map(({ navLabel, tab = navLabel, shareTitle, figure, path, accent }) => ({
    label: navLabel,
    says: shareTitle,
    figure,
    tab,
    href: pageAddress(path),
    accent,
  }));
}
