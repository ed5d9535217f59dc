import { Avatar } from "@/components/ui/avatar";
import type { RouteId } from "@/content/routes";
import { schedulePage } from "@/content/words";
import { hostOf } from "@/lib/host";
import { routeOf } from "@/lib/metadata";

/**
 * Who a visitor of a page will speak to, below the way to a consultation, and what there is to say of that, or what they
 * do. Where nobody speaks for a page, it is the words alone.
 */
export function Speaker({ page, children }: { page: RouteId; children?: string }) {
  const host = hostOf(routeOf(page));
  return (
    <div className="flex items-center gap-3 text-small leading-[1.4]">
      {host && (
        <span className="w-12 flex-none outline-2 outline-rule">
          <Avatar name={host.name} image={host.image} size={72} />
        </span>
      )}
      <p>
        {host && (
          <>
            {schedulePage.speakTo} <b className="font-semibold">{host.name}</b>
            <br />
          </>
        )}
        <span className="text-muted">{children ?? host?.role}</span>
      </p>
    </div>
  );
}
