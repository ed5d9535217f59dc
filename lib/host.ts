import type { RouteRecord, TeamMember } from "@/content/schema/records";
import { site } from "@/content/site";
import { team } from "@/content/team";

/** Returns the host of a page's consultations: the person named by the page or, if there is none, by the site. */
export function findHost({ host = site.consultation.host }: Pick<RouteRecord, "host">): TeamMember | undefined {
  return team.find(({ id }) => id === host);
}
