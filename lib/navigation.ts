import { pageAddress, type Route, routes } from "@/content/routes";

/** A link in the bar. */
export interface NavLink {
  label: string;
  href: string;
}

/** The pages about what the firm offers, each once, at its own address. */
export const OWN_PAGES = routes.filter(({ path, canonical, footerOnly }) => path === canonical && !footerOnly);

/** The pages that only the footer links. */
export const FOOTER_PAGES = routes.filter(({ footerOnly }) => footerOnly);

/** The page at its own address: the landing page for `/home`. */
export function ownPage(route: Route): Route {
  return routes.find(({ path }) => path === route.canonical) ?? route;
}

/**
 * The pages as links, for the tabs below the bar and for the footer: each with its accent, and a shorter label (`tab`) for
 * narrow windows.
 */
export function pageLinks() {
  return OWN_PAGES.map(({ navLabel, tab = navLabel, shareTitle, figure, path, accent }) => ({
    label: navLabel,
    shareTitle,
    figure,
    tab,
    href: pageAddress(path),
    accent,
  }));
}
