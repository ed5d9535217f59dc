import { listZones } from "@/components/schedule/zone-list";
import { site } from "@/content/site";

export const dynamic = "force-static";

/** All time zones with what people call them. The scheduling page asks for them when a visitor looks for a zone. */
export function GET(): Response {
  return Response.json(listZones(site.language));
}
