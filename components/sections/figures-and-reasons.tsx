import type { ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Claim, Reason } from "@/content/schema/records";
import { claimById } from "@/lib/claims";
import { balancedColumns } from "@/lib/columns";
import { Copy } from "./copy";
import { Figures, type FiguresLook } from "./figures";

/**
 * Figures with their proof, and reasons below them, if there are any.
 *
 * @param props.drawn A drawing of the first figure and its label. The other figures are then beside their labels.
 * @param props.look The layout of the figures if none is drawn.
 * @param props.proof The proof of one figure, below all figures.
 * @param props.note The source of the figures.
 */
export function FiguresAndReasons({
  stats,
  reasons,
  drawn,
  look = "over",
  proof,
  note,
  ...heading
}: Heading & {
  stats: readonly [Claim, ...Claim[]];
  reasons?: readonly Reason[];
  drawn?: ReactNode;
  look?: FiguresLook;
  proof?: ReactNode;
  note?: string;
}) {
  return (
    <Section id={heading.id} surface="night" cut={reasons && "corner"}>
      <SectionHeading {...heading} beside />
      <div className="evidence">
        {drawn}
        <Figures look={drawn ? "beside" : look} figures={drawn ? stats.slice(1) : stats} />
        {proof}
        {note && <p className="source">{note}</p>}
        {reasons && (
          <ul className="reasons columns" data-most={balancedColumns(reasons.length, 4)}>
            {reasons.map((reason) => {
              const basis = reason.claim && claimById(reason.claim);
              return (
                <li key={reason.id} data-surface="sheet">
                  <h3>
                    <Copy>{reason.title}</Copy>
                  </h3>
                  <p>
                    {basis && (
                      <b>
                        <Copy>{`${basis.value} ${basis.label}.`}</Copy>{" "}
                      </b>
                    )}
                    <Copy>{reason.description}</Copy>
                  </p>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Section>
  );
}
