import type { Metadata } from "next";
import { fullTitle, pageAddress, type Route, type RouteId, routes } from "@/content/routes";
import { site } from "@/content/site";
import { ownPage } from "./navigation";

/** Whether this build is a preview, which search engines leave out (`npm run build -- --preview`). */
export const PREVIEW = Boolean(process.env.PREVIEW);

/**
 * @param id A route of content/routes.ts.
 * @returns the metadata of its page: title, description, canonical address and the card for shared links.
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
    // Title, description and picture come from Open Graph.
    twitter: { card: "summary_large_image" },
  };
}

/**
 * @param id A route of content/routes.ts.
 * @param usedBy Where the id is used, for the message: "the industries of <About>".
 * @throws Error naming the id and where it is used, if there is no such page.
 */
export function routeOf(id: RouteId, usedBy = "a page"): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (route) return route;
  const ids = routes.map((route) => JSON.stringify(route.id)).join(", ");
  throw new Error(
    `content/routes.ts: expected a page with the id "${id}", which ${usedBy} uses; found ${ids}. ` +
      "Use one of these, or remove it.",
  );
}

/** The full address of a path of the site: `/talent/` gives `https://…/talent/`. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}

/** A page's canonical address. */
export function canonicalAddress(route: Route): string {
  return absoluteUrl(pageAddress(route.canonical));
}

/**
 * A page's share picture (drawn by app/share/[page]): path, size and text alternative. A page of the footer has that of
 * the first page.
 */
export function sharePicture(page: Route) {
  const route = page.footerOnly ? (routes[0] ?? page) : page;
  return {
    path: `/share/${ownPage(route).id}.png`,
    width: 1200,
    height: 630,
    type: "image/png",
    alt: `${site.name}: ${route.shareTitle}${route.shareAlt ? ` (${route.shareAlt})` : ""}`,
  };
}
