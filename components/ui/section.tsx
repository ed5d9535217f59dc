import type { ReactNode } from "react";

/** The surface a section stands on. Each also sets the colors of hairlines and of muted text (surface.css). */
export type Surface = "paper" | "deep" | "tint" | "night" | "accent";

/** Room above and below (section.css says how much). */
type Space = "section" | "follow" | "hero" | "stage" | "strip" | "band" | "ending" | "none";

/**
 * The frame of every section: its surface, its room above and below, and its margins, so that no section sets its own.
 *
 * @param props.id The anchor. The section's heading has the id `${id}-title` and names the region.
 * @param props.cut The shape of its upper edge, where that is not straight: `rising` across the window, or `corner` at its
 *   end, at the fold's own angle.
 * @param props.bleed Art that fills the whole section behind its content; in an ending it may stand out above it.
 */
export function Section({
  id,
  surface = "paper",
  space = "section",
  cut,
  bleed,
  children,
}: {
  id: string;
  surface?: Surface;
  space?: Space;
  cut?: "rising" | "corner";
  bleed?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-surface={surface}
      data-space={space}
      data-cut={cut}
      className="section"
    >
      {bleed}
      <div className="section-body wrapper">{children}</div>
    </section>
  );
}
