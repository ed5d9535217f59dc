import { pageAddress, type Route, routes } from "@/content/routes";

/** A link in the bar. */
export interface NavLink {
  label: string;
  href: string;
}

/** The pages with a tab and a plane in the footer, without second addresses. */
export const TAB_PAGES = routes.filter(({ path, canonical, footerOnly }) => path === canonical && !footerOnly);

/** The pages that only the footer links. */
export const FOOTER_PAGES = routes.filter(({ footerOnly }) => footerOnly);

/**
 * Returns the page that a route repeats at a second address, such as the landing page for `/home`, or the route itself.
 */
export function canonicalPage(route: Route): Route {
  return routes.find(({ path }) => path === route.canonical) ?? route;
}

/** Returns links to the pages, for the tabs and the footer. `tab` is a shorter label for narrow windows. */
export function getPageLinks() {
  return TAB_PAGES.map(({ navLabel, tab = navLabel, shareTitle, path, accent }) => ({
    label: navLabel,
    shareTitle,
    tab,
    href: pageAddress(path),
    accent,
  }));
}
