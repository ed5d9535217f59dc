import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { site } from "@/content/site";
import { chrome } from "@/content/words";

/**
 * A link to a service on the web. Nothing is sent to the service before the link is pressed.
 *
 * @param props.part The `data-part` by which the script finds the link to set its address (render.ts).
 */
export function NewTab({
  href = `mailto:${site.email}`,
  part,
  children,
}: {
  href?: string;
  part?: string;
  children: ReactNode;
}) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener" look="text" data-part={part}>
      <span>
        {children}
        <span className="sr-only">{chrome.newTab}</span>
      </span>
    </ButtonLink>
  );
}
