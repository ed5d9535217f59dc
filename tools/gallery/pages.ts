import { routes, schedulePath } from "@/content/routes";

/** A page to take pictures of. */
export interface GalleryPage {
  id: string;
  path: string;
  title: string;
  /** What a host answers it with. */
  status: 200 | 404;
}

/** Every page of the site, the two that no navigation leads to included. */
export const PAGES: readonly GalleryPage[] = [
  ...routes.map(({ id, path, navLabel }) => ({
    id,
    path,
    title: id === "home" ? `${navLabel}, as ${path}` : navLabel,
    status: 200 as const,
  })),
  { id: "schedule", path: schedulePath, title: "Scheduling page", status: 200 },
  { id: "404", path: "/no-such-page", title: "Not found", status: 404 },
];
