import type { Metadata } from "next";
import { fullTitle, pageAddress, type Route, type RouteId, routes } from "@/content/routes";
import { site } from "@/content/site";
import { canonicalPage } from "./navigation";

/** Whether this build is a preview, which search engines must not index (`npm run build -- --preview`). */
export const IS_PREVIEW = Boolean(process.env.PREVIEW);

/** Returns the metadata of a page: title, description, canonical URL and the preview card of shared links. */
export function pageMetadata(id: RouteId): Metadata {
  const route = routeOf(id, "pageMetadata() of a page");
  const address = canonicalUrl(route);
  const title = fullTitle(route);
  const { path, ...picture } = getSharePicture(route);
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
    // X reads title, description and picture from Open Graph.
    twitter: { card: "summary_large_image" },
  };
}

/**
 * Returns the route with an id.
 *
 * @param usedBy The place where the id is used, for the message: "the industries of <About>".
 * @throws Error with the id and its place if there is no such page.
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

/** Returns the URL of a path of the site: `https://…/talent/` for `/talent/`. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}

/** Returns a page's canonical URL. */
export function canonicalUrl(route: Route): string {
  return absoluteUrl(pageAddress(route.canonical));
}

/**
 * Returns the path, size and alt text of the picture that social networks show for a page (app/share/[page]). A page
 * that only the footer links to has the landing page's picture.
 */
export function getSharePicture(page: Route) {
  const route = page.footerOnly ? (routes[0] ?? page) : page;
  return {
    path: `/share/${canonicalPage(route).id}.png`,
    width: 1200,
    height: 630,
    type: "image/png",
    alt: `${site.name}: ${route.shareTitle}${route.shareAlt ? ` (${route.shareAlt})` : ""}`,
  };
}
