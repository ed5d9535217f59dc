import type { ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";

/**
 * Reasons as cards of paper.
 *
 * @param props.children Proof of the reasons, such as a document, below the cards.
 */
export function ReasonCards({
  reasons,
  children,
  ...heading
}: Heading & { reasons: readonly Reason[]; children?: ReactNode }) {
  return (
    <Section id={heading.id} surface="tint">
      <SectionHeading {...heading} />
      <ul className={`reason-cards columns most-${balanceColumns(reasons.length, 4)}`}>
        {reasons.map(({ id, title, description }) => (
          <li key={id} data-surface="sheet">
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
