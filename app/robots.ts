import type { MetadataRoute } from "next";
import { absoluteUrl, IS_PREVIEW } from "@/lib/metadata";

export const dynamic = "force-static";

/**
 * Lets crawlers read everything. Pages that should not be listed have a robots meta element, which crawlers can obey
 * only if they may read the page.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: IS_PREVIEW ? undefined : absoluteUrl("/sitemap.xml") };
}
