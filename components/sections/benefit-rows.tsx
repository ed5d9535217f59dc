import type { ReactNode } from "react";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { RuledList } from "./ruled-list";
import { SplitSection } from "./split-section";

/**
 * Benefits as ruled rows, each with its figure where it rests on one: beside a heading that stays in view or, with a
 * document that proves them, under the heading and beside the document.
 */
export function BenefitRows({
  id,
  title,
  lead,
  benefits,
  proof,
}: {
  id: string;
  title: string;
  lead: ReactNode;
  benefits: readonly Reason[];
  proof?: ReactNode;
}) {
  const rows = (
    <RuledList>
      {benefits.map((benefit) => (
        <li key={benefit.id} className="grid gap-y-2">
          <h3 className="text-card">{benefit.title}</h3>
          {benefit.claim && (
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-lead leading-snug text-balance">
              <b className="flex-none font-display text-result leading-none font-extrabold tracking-tight text-accent-text first-letter:uppercase">
                {claim(benefit.claim).value}
              </b>{" "}
              {claim(benefit.claim).label}
            </p>
          )}
          <p className="text-balance text-muted">{benefit.description}</p>
        </li>
      ))}
    </RuledList>
  );
  if (!proof)
    return (
      <SplitSection id={id} title={title} lead={lead} columns={5}>
        {rows}
      </SplitSection>
    );
  return (
    <Section id={id} surface="tint">
      <div className="grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
          <div className="mt-block">{rows}</div>
        </div>
        {proof}
      </div>
    </Section>
  );
}
