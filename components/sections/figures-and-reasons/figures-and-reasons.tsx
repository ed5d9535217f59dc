import type { ReactNode } from "react";
import { Figures } from "@/components/sections/figures/figures";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { Claim, Reason } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";
import { ReasonText } from "./reason-text";

/**
 * Figures, and reasons below them, if there are any.
 *
 * @param props.drawn A drawing below the figures.
 */
export function FiguresAndReasons({
  stats,
  reasons,
  drawn,
  ...heading
}: Heading & {
  stats: readonly [Claim, ...Claim[]];
  reasons?: readonly Reason[];
  drawn?: ReactNode;
}) {
  return (
    <Section id={heading.id} surface="night" cut={reasons && "corner"}>
      <SectionHeading {...heading} beside />
      <div className="evidence stack">
        <Figures look="row" figures={stats} />
        {drawn}
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
