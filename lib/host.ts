import type { RouteRecord, TeamMember } from "@/content/schema/records";
import { site } from "@/content/site";
import { team } from "@/content/team";

/** The host of a page's consultations: the person that the page names, else the site's; undefined without either. */
export function hostOf({ host = site.consultation.host }: Pick<RouteRecord, "host">): TeamMember | undefined {
  return team.find(({ id }) => id === host);
}
