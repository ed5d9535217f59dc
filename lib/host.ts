import type { RouteRecord, TeamMember } from "@/content/schema/records";
import { site } from "@/content/site";
import { team } from "@/content/team";

/** Who speaks with a visitor that comes from a page: the person that it names, else the site's; nobody, if neither does. */
export function hostOf({ host = site.consultation.host }: Pick<RouteRecord, "host">): TeamMember | undefined {
  return team.find(({ id }) => id === host);
}
