import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar/avatar";
import type { RouteId } from "@/content/routes";
import type { TeamMember } from "@/content/schema/records";
import { schedulePage } from "@/content/words";
import { findHost } from "@/lib/host";
import { portraitOf } from "@/lib/images";
import { routeOf } from "@/lib/metadata";

/**
 * The person to whom visitors of a page will speak. If the page has no host, only the text is shown.
 *
 * @param props.children A few words about the consultation. By default, the person's role.
 */
export function Speaker({ page, children }: { page: RouteId; children?: string }) {
  const host = findHost(routeOf(page, "a <Speaker>"));
  return (
    <div>
      <PersonByline person={host} before={`${schedulePage.speakTo} `}>
        {children ?? host?.role}
      </PersonByline>
    </div>
  );
}

/** A team member's name and one line of text beside a small portrait. */
export function PersonByline({
  person,
  before,
  children,
}: {
  person: TeamMember | undefined;
  before?: string;
  children: ReactNode;
}) {
  return (
    <div className="speaker">
      {person && <Avatar name={person.name} picture={portraitOf(person)} size="small" />}
      <p>
        {person && (
          <>
            {before}
            <b>{person.name}</b>
            <br />
          </>
        )}
        <span className="text-muted">{children}</span>
      </p>
    </div>
  );
}
