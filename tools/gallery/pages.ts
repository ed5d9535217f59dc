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
  ...routes.map(({ id, path, canonical, navLabel }) => ({
    id,
    path,
    title: path === canonical ? navLabel : `${navLabel}, as ${path}`,
    status: 200 as const,
  })),
  { id: "schedule", path: schedulePath, title: "Scheduling page", status: 200 },
  { id: "404", path: "/no-such-page", title: "Not found", status: 404 },
];
