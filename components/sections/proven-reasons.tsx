import type { ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/schema/records";
import { balancedColumns } from "@/lib/columns";

/** A document on two leaves that proves the reasons: its head, its total and one part for each reason. */
interface Sheet {
  head: ReactNode;
  total: ReactNode;
  parts: readonly ReactNode[];
}

/**
 * Reasons as tabs on a document, each above the part of the document that proves it. The document is folded in the
 * middle. Its leaves and the tabs are slanted, but the text on the leaves is level, so that rows can be read across the
 * fold.
 *
 * @param props.sheet The document. Without it, the reasons are in columns.
 * @param props.action A booking link below the document.
 */
export function ProvenReasons({
  reasons,
  sheet,
  action,
  ...heading
}: Heading & {
  reasons: readonly Reason[];
  sheet?: Sheet;
  action?: ReactNode;
}) {
  if (!sheet) {
    return (
      <Section id={heading.id} surface="night">
        <SectionHeading {...heading} />
        <ul className="columns mt-block" data-most={balancedColumns(reasons.length, 4)}>
          {reasons.map(({ id, title, description }) => (
            <li key={id} className="stack">
              <h3 className="text-card">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        {action && <div className="mt-block">{action}</div>}
      </Section>
    );
  }
  return (
    <Section id={heading.id} surface="night" space="follow">
      <SectionHeading {...heading} />
      <div className="proven-reasons">
        <div data-surface="sheet" className="proof-sheet">
          <div className="leaves">
            {sheet.head}
            <div className="total">{sheet.total}</div>
            {reasons.map(({ id, title, description }, index) => (
              <div key={id} className="reason">
                <div data-surface="accent" className="tab">
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
                {sheet.parts[index]}
              </div>
            ))}
          </div>
        </div>
        {action && (
          <div data-surface="tint" className="result">
            {action}
          </div>
        )}
      </div>
    </Section>
  );
}
