import type { ReactNode } from "react";
import { Figures } from "@/components/sections/figures/figures";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { Claim, Reason } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";
import { ReasonText } from "./reason-text";

/**
 * Figures with optional reasons below them.
 *
 * @param props.drawing A drawing below the figures.
 */
export function FiguresAndReasons({
  stats,
  reasons,
  drawing,
  ...heading
}: Heading & {
  stats: readonly [Claim, ...Claim[]];
  reasons?: readonly Reason[];
  drawing?: ReactNode;
}) {
  return (
    <Section id={heading.id} surface="night" slant={reasons && "corner"}>
      <SectionHeading {...heading} isLeadBeside />
      <div className="evidence stack">
        <Figures look="row" figures={stats} />
        {drawing}
        {reasons && (
          <ul className={`reasons columns most-${balanceColumns(reasons.length, 4)}`}>
            {reasons.map((reason) => (
              <li key={reason.id} data-surface="sheet">
                <ReasonText {...reason} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
