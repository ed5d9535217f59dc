import type { ReactNode } from "react";

/** The surface a section stands on. Each also sets the colours of hairlines and of muted text (app/frame.css). */
export type Surface = "paper" | "deep" | "tint" | "night" | "accent";

/**
 * The frame of every section: its surface, its breathing space and its margins, so that no section sets its own.
 *
 * @param props.id The anchor. The section's heading carries `${id}-title` and names the region.
 * @param props.bleed Art that fills the whole section behind its content.
 * @param props.divided Whether a hairline separates it from a section before it on the same surface.
 */
export function Section({
  id,
  surface = "paper",
  space = "section",
  divided = false,
  bleed,
  children,
}: {
  id: string;
  surface?: Surface;
  /** How much room it has above and below. */
  space?: "section" | "hero" | "strip" | "band";
  divided?: boolean;
  bleed?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-surface={surface} className="section">
      {bleed}
      <div className={`frame ${space}-space${divided ? " divided" : ""}`}>{children}</div>
    </section>
  );
}
