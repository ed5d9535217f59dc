import type { ReactNode } from "react";

/** The surface a section stands on. Each also sets the colours of hairlines and of muted text (section.css). */
export type Surface = "paper" | "deep" | "tint" | "night" | "accent";

/** Room above and below; a hero begins below the bar. */
const SPACE = {
  section: "py-(--section)",
  hero: "pt-[calc(var(--bar)+clamp(2.5rem,5vw,5rem))] pb-[clamp(3rem,6vw,6rem)]",
  strip: "pb-[clamp(1rem,2vw,2rem)]",
  band: "py-[clamp(3rem,5.5vw,5.5rem)]",
  /** None: what stands in it reaches from seam to seam. */
  none: "",
};

const HAIRLINE = "before:absolute before:inset-x-(--margin) before:top-0 before:border-t before:border-rule";

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
  space?: keyof typeof SPACE;
  divided?: boolean;
  bleed?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-surface={surface} className="relative overflow-clip">
      {bleed}
      <div className={`frame ${SPACE[space]} print:py-5${divided ? ` ${HAIRLINE}` : ""}`}>{children}</div>
    </section>
  );
}
