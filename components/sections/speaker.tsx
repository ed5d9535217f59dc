import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import type { RouteId } from "@/content/routes";
import type { TeamMember } from "@/content/schema/records";
import { schedulePage } from "@/content/words";
import { hostOf } from "@/lib/host";
import { routeOf } from "@/lib/metadata";

/**
 * Who a visitor of a page will speak to, beside the way to a consultation. Where nobody speaks for a page, the words stand
 * alone.
 *
 * @param props.children What there is to say about the consultation; without it, the person's role.
 */
export function Speaker({ page, children }: { page: RouteId; children?: string }) {
  const host = hostOf(routeOf(page, "a <Speaker>"));
  return (
    <div>
      <PersonByline person={host} before={`${schedulePage.speakTo} `}>
        {children ?? host?.role}
      </PersonByline>
    </div>
  );
}

/** PersonByline of the team in two short lines beside a small portrait. */
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
      {person && <Avatar name={person.name} image={person.image} size="small" />}
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
