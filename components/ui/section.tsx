import type { ReactNode } from "react";

/** The ground a section stands on. Each also sets the colours of hairlines and of quiet text (app/frame.css). */
export type Ground = "paper" | "deep" | "tint" | "night" | "accent";

/**
 * The frame of every section: its ground, its breathing space and its margins, so that no section sets its own.
 *
 * @param props.id The anchor. The section's heading carries `${id}-title` and names the region.
 * @param props.bleed Art that fills the whole section behind its content.
 * @param props.divided Whether a hairline separates it from a section before it on the same ground.
 */
export function Section({
  id,
  ground = "paper",
  space = "section",
  divided = false,
  bleed,
  children,
}: {
  id: string;
  ground?: Ground;
  /** How much room it has above and below. */
  space?: "section" | "hero" | "strip" | "band";
  divided?: boolean;
  bleed?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-ground={ground} className="section">
      {bleed}
      <div className={`frame ${space}-space${divided ? " divided" : ""}`}>{children}</div>
    </section>
  );
}
