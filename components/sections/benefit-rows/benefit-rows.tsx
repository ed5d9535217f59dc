import type { ReactNode } from "react";
import { ReasonText } from "@/components/sections/figures-and-reasons/reason-text";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";

/**
 * Benefits side by side.
 *
 * @param props.proof An example below the benefits that proves all of them.
 */
export function BenefitRows({
  benefits,
  proof,
  ...heading
}: Heading & { benefits: readonly Reason[]; proof?: ReactNode }) {
  return (
    <Section id={heading.id} surface={proof ? "tint" : "paper"}>
      <SectionHeading {...heading} />
      <ul className={`benefits columns most-${balanceColumns(benefits.length, 3)}`}>
        {benefits.map((benefit) => (
          <li key={benefit.id}>
            <ReasonText {...benefit} />
          </li>
        ))}
      </ul>
      {proof}
    </Section>
  );
}
