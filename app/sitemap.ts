import type { MetadataRoute } from "next";
import { canonicalAddress } from "@/lib/metadata";
import { FOOTER_PAGES, OWN_PAGES } from "@/lib/navigation";

export const dynamic = "force-static";

/** Lists the pages that search engines should index. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...OWN_PAGES, ...FOOTER_PAGES].map((route) => ({ url: canonicalAddress(route) }));
}
