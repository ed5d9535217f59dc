import type { Metadata } from "next";
import { type RouteId, routes } from "@/content/routes";

/**
 * @param id A route of content/routes.ts.
 * @returns the metadata of its page: title, description and canonical address.
 * @throws Error naming the route, if the list has none with this id.
 */
export function pageMetadata(id: RouteId): Metadata {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`content/routes.ts has no route "${id}"`);
  return {
    title: route.title,
    description: route.description,
    alternates: { canonical: withSlash(route.canonical) },
  };
}

/** The address of a path as the hosts serve it: every page is a folder with an index. */
export function withSlash(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}
