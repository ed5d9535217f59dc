import type { MetadataRoute } from "next";
import { lastChanged } from "@/lib/last-changed";
import { canonicalAddress } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";

export const dynamic = "force-static";

/** The pages to be found, with the day that their content last changed, where git knows it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return OWN_PAGES.map((route) => ({
    url: canonicalAddress(route),
    lastModified: lastChanged(`app${route.path === "/" ? "" : route.path}/page.tsx`),
  }));
}
