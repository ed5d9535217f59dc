import { site } from "@/content/site";

/** The full address of a path of the site: `/talent/` gives `https://…/talent/`. */
export function addressOf(path: string): string {
  return `${site.url}${path}`;
}
