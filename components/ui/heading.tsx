import type { ReactNode } from "react";
import { fitWords } from "./fit-words";

/** As large as these, where the longest word has room. */
const LOOKS = {
  section: "text-[min(var(--text-section),var(--fit))]",
  /** Of the band that a page ends on. */
  ending: "text-[min(clamp(2.25rem,1.3rem+4.2vw,4.5rem),var(--fit))]",
  /** Of the same with a drawing beside it, and of a section whose picture is as large. */
  poster: "text-[min(clamp(2.5rem,6.6vw,6rem),var(--fit))]",
  /** Small, above or beside what is large. */
  label: "text-card text-accent-text",
  /** Read out, not shown. */
  hidden: "sr-only",
};

/** What a section begins with, which also gives it its anchor. */
export interface Heading {
  id: string;
  title: string;
  /** What there is to say of it, set large; the title is the small line above. */
  statement?: string;
  /** The sentence that may follow. */
  lead?: ReactNode;
}

/** A section's title, which names its region. */
export function SectionTitle({
  id,
  title,
  look = "section",
}: Pick<Heading, "id" | "title"> & { look?: keyof typeof LOOKS }) {
  return (
    <h2 id={`${id}-title`} className={`${LOOKS[look]} ${look === "hidden" ? "" : fitWords(title)}`}>
      {title}
    </h2>
  );
}

/**
 * The whole of a section's heading.
 *
 * @param props.beside On a desk the sentence stands in the last of three columns, beside a poster in the second of two, and
 *   ends where the heading ends.
 * @param props.look How large its first words are.
 */
export function SectionHeading({
  id,
  title,
  statement,
  lead,
  beside,
  look = "section",
}: Heading & { beside?: boolean; look?: "section" | "ending" | "poster" }) {
  const isPoster = look === "poster";
  const columns = `items-end gap-x-[clamp(1.25rem,4vw,4rem)] ${isPoster ? "lg:grid-cols-2" : "lg:grid-cols-3 lg:*:first:col-span-2"}`;
  return (
    <div className={`grid grid-cols-1 gap-y-5 ${beside ? columns : look === "section" ? "max-w-[44rem]" : ""}`}>
      <div>
        <SectionTitle id={id} title={title} look={statement ? "label" : look} />
        {statement && (
          <p
            className={`mt-4 font-display leading-[1.1] font-bold tracking-tight text-balance ${LOOKS[look]} ${fitWords(statement)}`}
          >
            {statement}
          </p>
        )}
      </div>
      {lead && <p className="max-w-[58ch] text-lead leading-normal text-muted">{lead}</p>}
    </div>
  );
}
