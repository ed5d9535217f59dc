import type { MetadataRoute } from "next";
import { absoluteUrl, PREVIEW } from "@/lib/metadata";

export const dynamic = "force-static";

/** Everything may be read: pages that are not to be found say so themselves, which a crawler has to be able to see. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: PREVIEW ? undefined : absoluteUrl("/sitemap.xml") };
}
