import type { ReactNode } from "react";

const LOOKS = {
  section: "text-section",
  /** Large enough for the width of the page. */
  wide: "text-[clamp(1.875rem,0.6rem+4.4vw,5rem)]",
  /** Of the band that a page ends on. */
  ending: "text-[clamp(2.25rem,1.3rem+4.2vw,4.5rem)]",
  /** Of the same, with a drawing beside it. */
  poster: "text-[clamp(2.5rem,6.6vw,6rem)]",
  title: "text-title",
  /** Small, above or beside what is large. */
  label: "text-card text-accent-text",
  /** Read out, not shown. */
  hidden: "sr-only",
};

/** A section's heading, which names its region. */
export function SectionTitle({
  id,
  look = "section",
  children,
}: {
  id: string;
  look?: keyof typeof LOOKS;
  children: ReactNode;
}) {
  return (
    <h2 id={`${id}-title`} className={LOOKS[look]}>
      {children}
    </h2>
  );
}

/** A section's heading with the sentence that may follow it. */
export function SectionHeading({ id, children, lead }: { id: string; children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="max-w-[44rem]">
      <SectionTitle id={id}>{children}</SectionTitle>
      {lead && <p className="mt-5 max-w-[58ch] text-lead leading-normal text-muted">{lead}</p>}
    </div>
  );
}
