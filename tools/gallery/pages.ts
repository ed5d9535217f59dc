import { routes, schedulePath } from "../../content/routes";

/** A page to take pictures of. */
export interface GalleryPage {
  id: string;
  path: string;
  title: string;
}

/** Every page of the site, the two that no navigation leads to included. */
export const pages: readonly GalleryPage[] = [
  ...routes.map(({ id, path, navLabel }) => ({
    id,
    path,
    title: id === "home" ? `${navLabel}, as ${path}` : navLabel,
  })),
  { id: "schedule", path: schedulePath, title: "Scheduling page" },
  { id: "404", path: "/no-such-page", title: "Not found" },
];
