"use client";

import type { IslandContent } from "@/components/ui/island";
import { Tooltip } from "@/components/ui/tooltip/tooltip";

/**
 * A member of the team, as a link to the profile if there is one. A tooltip shows the full name.
 *
 * @param props.name The full name, for screen readers.
 * @param props.content The portrait and the text.
 */
export function Person({
  name,
  role,
  profileUrl,
  content,
}: {
  name: string;
  role: string;
  profileUrl: string | undefined;
  content: IslandContent;
}) {
  return (
    <Tooltip text={`${name}, ${role}`} side="top">
      {profileUrl ? (
        <a href={profileUrl} target="_blank" rel="noopener" className="person" {...content} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip also opens on focus
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <span role="group" aria-label={name} tabIndex={0} className="person" {...content} />
      )}
    </Tooltip>
  );
}
