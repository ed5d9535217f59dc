import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import type { RouteId } from "@/content/routes";
import type { TeamMember } from "@/content/schema/records";
import { schedulePage } from "@/content/words";
import { hostOf } from "@/lib/host";
import { routeOf } from "@/lib/metadata";

/**
 * Who a visitor of a page will speak to, below the way to a consultation, and what there is to say of that, or what they
 * do. Where nobody speaks for a page, it is the words alone.
 */
export function Speaker({ page, children }: { page: RouteId; children?: string }) {
  const host = hostOf(routeOf(page, "a <Speaker>"));
  return (
    <div data-host={children ? undefined : ""}>
      <Somebody person={host} before={`${schedulePage.speakTo} `}>
        {children ?? host?.role}
      </Somebody>
    </div>
  );
}

/** Somebody of the team in two short lines beside a small portrait. */
export function Somebody({
  person,
  before,
  children,
}: {
  person: TeamMember | undefined;
  before?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-3 text-small leading-[1.4]">
      {person && (
        <span className="ml-0.5 w-12 flex-none outline-2 outline-rule">
          <Avatar name={person.name} image={person.image} size="small" />
        </span>
      )}
      <p>
        {person && (
          <>
            {before}
            <b className="font-semibold">{person.name}</b>
            <br />
          </>
        )}
        <span className="text-muted">{children}</span>
      </p>
    </div>
  );
}
