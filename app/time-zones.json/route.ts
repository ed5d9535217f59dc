import { listZones } from "@/components/schedule/zone-list";
import { site } from "@/content/site";

export const dynamic = "force-static";

/**
 * Returns all time zones with their common names. The scheduling page loads this list when a visitor searches for a
 * zone.
 */
export function GET(): Response {
  return Response.json(listZones(site.language));
}
