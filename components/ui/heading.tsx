import type { ReactNode } from "react";
import { fitWords } from "./fit-words";

/**
 * The look of a section's title: at section size; larger at the end of a page (`ending`) or beside a large picture
 * (`poster`); small beside large content (`label`); or for screen readers only (`hidden`).
 */
export type TitleLook = "section" | "ending" | "poster" | "label" | "hidden";

/** The heading of a section and its anchor. */
export interface Heading {
  id: string;
  title: string;
  /** A sentence in large type below the title. */
  statement?: string;
  /** An introduction in running text. */
  lead?: ReactNode;
}

/** The title of a section, which labels its region. */
export function SectionTitle({ id, title, look = "section" }: Pick<Heading, "id" | "title"> & { look?: TitleLook }) {
  return (
    <h2 id={`${id}-title`} className={`section-title ${fitWords(title)}`} data-look={look}>
      {title}
    </h2>
  );
}

/**
 * The whole heading of a section: its title, a statement and a lead.
 *
 * @param props.beside Whether the lead is beside the title on a desktop, aligned with its end.
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
