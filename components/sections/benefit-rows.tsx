import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/schema/records";
import { claimById } from "@/lib/claims";
import { balancedColumns } from "@/lib/columns";

/**
 * Benefits side by side, each with a figure that proves it, if there is one.
 *
 * @param props.proof An example below the benefits that proves all of them.
 */
export function BenefitRows({
  benefits,
  proof,
  ...heading
}: Heading & { benefits: readonly Reason[]; proof?: ReactNode }) {
  const size = fittingSize(benefits.flatMap((benefit) => (benefit.claim ? [claimById(benefit.claim).value] : [])));
  return (
    <Section id={heading.id} surface={proof ? "tint" : "paper"}>
      <SectionHeading {...heading} />
      <ul className="benefits columns" data-most={balancedColumns(benefits.length, 3)}>
        {benefits.map(({ id, title, description, claim: basis }) => (
          <li key={id}>
            <h3>{title}</h3>
            {basis && (
              <p className="figure">
                <b className={size}>{claimById(basis).value}</b> {claimById(basis).label}
              </p>
            )}
            <p>{description}</p>
          </li>
        ))}
      </ul>
      {proof}
    </Section>
  );
}
