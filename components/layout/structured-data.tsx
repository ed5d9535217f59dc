import type { RouteId } from "@/content/routes";
import { graphOf } from "@/lib/structured-data";

/** What the page says, for search engines. Data: no browser runs it, and no policy has to allow it. */
export function StructuredData({ page }: { page: RouteId }) {
  // "<" in a text could end the element early.
  const json = JSON.stringify(graphOf(page)).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own records, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
