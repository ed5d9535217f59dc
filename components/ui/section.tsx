import type { ReactNode } from "react";

/** The background of a section. It also sets the colors of text and lines on it (surface.css). */
export type Surface = "paper" | "deep" | "tint" | "night" | "accent";

/** The padding above and below the content, by role (section.css). */
type Space = "section" | "follow" | "hero" | "stage" | "strip" | "band" | "ending" | "none";

/**
 * The wrapper of every section. It sets the surface, the padding and the margins, so that sections need not set them.
 *
 * @param props.id The anchor. The heading has the id `${id}-title` and is the accessible name of the section.
 * @param props.slant A slanted upper edge: `rising` across the whole window, or only at one `corner`.
 * @param props.bleed Art that fills the section behind its content. With `space="ending"`, it may extend above the
 *   section.
 */
export function Section({
  id,
  surface = "paper",
  space = "section",
  slant,
  bleed,
  children,
}: {
  id: string;
  surface?: Surface;
  space?: Space;
  slant?: "rising" | "corner";
  bleed?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-surface={surface}
      data-space={space}
      data-slant={slant}
      className="section"
    >
      {bleed}
      <div className="section-body wrapper">{children}</div>
    </section>
  );
}
