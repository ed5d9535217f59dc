import type { ReactNode } from "react";
import { fitWords } from "./fit-words";

/**
 * How a section's title is set: at section size; larger where a page ends (`ending`) or a picture is as large (`poster`);
 * small above or beside what is large (`label`); or read out and not shown (`hidden`).
 */
export type TitleLook = "section" | "ending" | "poster" | "label" | "hidden";

/** What a section begins with, which also gives it its anchor. */
export interface Heading {
  id: string;
  title: string;
  /** A sentence below the title, set large. */
  statement?: string;
  /** The sentence that may follow. */
  lead?: ReactNode;
}

/** A section's title, which names its region. */
export function SectionTitle({ id, title, look = "section" }: Pick<Heading, "id" | "title"> & { look?: TitleLook }) {
  return (
    <h2 id={`${id}-title`} className={`section-title ${fitWords(title)}`} data-look={look}>
      {title}
    </h2>
  );
}

/**
 * The whole of a section's heading: its title at heading size, a statement below it, and a lead.
 *
 * @param props.beside Whether the lead stands beside the title on a desk, and ends where that ends.
 */
export function SectionHeading({
  id,
  title,
  statement,
  lead,
  beside = false,
  look = "section",
}: Heading & { beside?: boolean; look?: "section" | "ending" | "poster" }) {
  return (
    <div className="section-heading" data-beside={beside || undefined} data-look={look}>
      <div>
        <SectionTitle id={id} title={title} look={look} />
        {statement && <p className="statement">{statement}</p>}
      </div>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
