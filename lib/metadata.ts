import type { Metadata } from "next";
import { fullTitle, pageAddress, type Route, type RouteId, routes } from "@/content/routes";
import { site } from "@/content/site";
import { ownPage } from "./navigation";

/** Whether the site is built as a preview, which search engines leave out (`npm run build -- --preview`). */
export const PREVIEW = Boolean(process.env.PREVIEW);

/**
 * @param id A route of content/routes.ts.
 * @returns the metadata of its page: title, description, canonical address, and the card that is shown with a link.
 */
export function pageMetadata(id: RouteId): Metadata {
  const route = routeOf(id, "pageMetadata() of a page");
  const address = canonicalAddress(route);
  const title = fullTitle(route);
  const { path, ...picture } = sharePicture(route);
  return {
    title,
    description: route.description,
    alternates: { canonical: address },
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: site.language.replace("-", "_"),
      url: address,
      title,
      description: route.description,
      images: { url: absoluteUrl(path), ...picture },
    },
    // Title, description and picture are those of Open Graph.
    twitter: { card: "summary_large_image" },
  };
}

/**
 * @param id A route of content/routes.ts.
 * @param askedBy What names it, where that is not the page's own file: "the trades of <About>".
 * @throws Error naming the id and what asks for it, if there is no such page, as where one was taken out.
 */
export function routeOf(id: RouteId, askedBy = "a page"): Route {
  const route = routes.find((one) => one.id === id);
  if (route) return route;
  const ids = routes.map((one) => JSON.stringify(one.id)).join(", ");
  throw new Error(
    `content/routes.ts: expected a page with the id "${id}", which ${askedBy} names; found ${ids}. ` +
      "Name one of these there, or take it out.",
  );
}

/** The full address of a path of the site: `/talent/` gives `https://…/talent/`. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}

/** A path's full address as people type it: `/talent/` gives `example.com/talent`. */
export function displayUrl(path: string): string {
  return absoluteUrl(path).replace(/^https:\/\/|\/$/g, "");
}

/** The one full address by which a page should be known. */
export function canonicalAddress(route: Route): string {
  return absoluteUrl(pageAddress(route.canonical));
}

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
