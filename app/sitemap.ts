import type { MetadataRoute } from "next";
import { canonicalUrl } from "@/lib/metadata";
import { FOOTER_PAGES, TAB_PAGES } from "@/lib/navigation";

export const dynamic = "force-static";

/** Lists the pages that search engines should index. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...TAB_PAGES, ...FOOTER_PAGES].map((route) => ({ url: canonicalUrl(route) }));
}
