import type { ReactNode } from "react";

/** The surface a section stands on. Each also sets the colours of hairlines and of muted text (section.css). */
export type Surface = "paper" | "deep" | "tint" | "night" | "accent";

/** Room above and below; a hero begins below the bar and its tabs. */
const SPACE = {
  section: "py-(--section)",
  /** After a section on the same surface, with which it belongs together. */
  follow: "pb-(--section)",
  hero: "pt-[clamp(1.25rem,4vw,4.5rem)] pb-[clamp(3rem,6vw,6rem)]",
  /** One whose drawing stands on the section that follows. */
  stage: "pt-[clamp(1.25rem,3vw,4.5rem)] sm:max-lg:pt-9",
  strip: "pb-[clamp(1rem,2vw,2rem)]",
  band: "py-[clamp(3rem,5.5vw,5.5rem)]",
  ending: "py-[clamp(4.5rem,3rem+7vw,10rem)] max-lg:pt-[calc(4.5rem+14vw)]",
  /** None: what stands in it reaches from seam to seam. */
  none: "",
};

/**
 * A section's upper edge, which lies on the section before it by as much as it is cut. Its lower edge is not cut: the
 * ground would show through where it falls between two pixels.
 */
const CUTS = {
  /** At the fold's angle, made shallow. */
  rising: "-mt-(--cut) pt-(--cut) [clip-path:polygon(0_var(--cut),100%_0,100%_101%,0_101%)]",
  /** At the fold's own angle, at the right end. */
  corner:
    "-mt-(--cut) pt-[calc(var(--cut)*0.6)] [--cut:calc(var(--section)*0.85)] [clip-path:polygon(0_var(--cut),calc(100%-2.53*var(--cut))_var(--cut),100%_0,100%_101%,0_101%)]",
};

/**
 * The frame of every section: its surface, its breathing space and its margins, so that no section sets its own.
 *
 * @param props.id The anchor. The section's heading carries `${id}-title` and names the region.
 * @param props.bleed Art that fills the whole section behind its content; in an ending it may stand out above it.
 * @param props.cut Which way its upper edge goes, where it is not straight.
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
  space?: keyof typeof SPACE;
  cut?: keyof typeof CUTS;
  bleed?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-surface={surface}
      className={`relative ${space === "ending" ? "" : "overflow-clip"} ${cut ? CUTS[cut] : ""}`}
    >
      {bleed}
      <div className={`frame ${SPACE[space]}`}>{children}</div>
    </section>
  );
}
