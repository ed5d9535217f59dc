import type { MetadataRoute } from "next";
import { absoluteUrl, PREVIEW } from "@/lib/metadata";

export const dynamic = "force-static";

/** Crawlers may read everything: pages that should not be listed have a robots meta element, which crawlers have to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: PREVIEW ? undefined : absoluteUrl("/sitemap.xml") };
}
