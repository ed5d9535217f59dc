import type { ReactNode } from "react";
import { fitWords } from "@/components/ui/fit-words";
import { TitleWords } from "@/components/ui/title-words";

/**
 * The size of a section's title. `section`: the default. `ending`: larger, at the end of a page. `poster`: larger,
 * beside a large picture. `label`: small, beside large content. `hidden`: for screen readers only.
 */
export type TitleLook = "section" | "ending" | "poster" | "label" | "hidden";

/** The heading of a section, and the id for its anchor. */
export interface Heading {
  id: string;
  title: string;
  /** A sentence in large text below the title. */
  statement?: string;
  /** An introduction in running text. */
  lead?: ReactNode;
}

/** The title of a section, which is also the accessible name of the section. */
export function SectionTitle({ id, title, look = "section" }: Pick<Heading, "id" | "title"> & { look?: TitleLook }) {
  return (
    <h2 id={`${id}-title`} className={`section-title ${fitWords(title)}`} data-look={look}>
      <TitleWords>{title}</TitleWords>
    </h2>
  );
}

/**
 * The whole heading of a section: its title, a statement and a lead.
 *
 * @param props.isLeadBeside Whether, on a desktop, the lead is beside the title, aligned at the bottom.
 */
export function SectionHeading({
  id,
  title,
  statement,
  lead,
  isLeadBeside = false,
  look = "section",
}: Heading & { isLeadBeside?: boolean; look?: "section" | "ending" | "poster" }) {
  return (
    <div className="section-heading" data-beside={isLeadBeside || undefined} data-look={look}>
      <div>
        <SectionTitle id={id} title={title} look={look} />
        {statement && <p className="statement">{statement}</p>}
      </div>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
