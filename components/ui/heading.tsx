import type { ReactNode } from "react";

const LOOKS = {
  section: "text-section",
  /** Of the band that a page ends on. */
  ending: "text-[clamp(2.25rem,1.3rem+4.2vw,4.5rem)]",
  /** Of the same, with a drawing beside it. */
  poster: "text-[clamp(2.5rem,6.6vw,6rem)]",
  /** Small, above or beside what is large. */
  label: "text-card text-accent-text",
  /** Read out, not shown. */
  hidden: "sr-only",
};

/**
 * A section's heading, which names its region.
 *
 * @param props.statement What there is to say of it, set large; the heading is the small line above.
 */
export function SectionTitle({
  id,
  look = "section",
  statement,
  children,
}: {
  id: string;
  look?: keyof typeof LOOKS;
  statement?: string;
  children: ReactNode;
}) {
  return (
    <>
      <h2 id={`${id}-title`} className={LOOKS[statement ? "label" : look]}>
        {children}
      </h2>
      {statement && (
        <p className="mt-4 max-w-[20ch] font-display text-section leading-[1.1] font-bold tracking-tight text-balance">
          {statement}
        </p>
      )}
    </>
  );
}

/**
 * A section's heading with the sentence that may follow it.
 *
 * @param props.beside On a desk the sentence stands on the right, and ends where the heading ends.
 */
export function SectionHeading({
  id,
  look,
  statement,
  children,
  lead,
  beside = false,
}: {
  id: string;
  look?: keyof typeof LOOKS;
  statement?: string;
  children: ReactNode;
  lead?: ReactNode;
  beside?: boolean;
}) {
  return (
    <div className={`grid gap-y-5 ${beside ? "items-end gap-x-(--gutter) lg:grid-cols-[7fr_5fr]" : "max-w-[44rem]"}`}>
      <div>
        <SectionTitle id={id} look={look} statement={statement}>
          {children}
        </SectionTitle>
      </div>
      {lead && <p className="max-w-[58ch] text-lead leading-normal text-muted">{lead}</p>}
    </div>
  );
}
