import type { RouteRecord, TeamMember } from "@/content/schema/records";
import { site } from "@/content/site";
import { team } from "@/content/team";

/** Returns the host of a page's consultations: the person that the page or, by default, the site names. */
export function findHost({ host = site.consultation.host }: Pick<RouteRecord, "host">): TeamMember | undefined {
  return team.find(({ id }) => id === host);
}
