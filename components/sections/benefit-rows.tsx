import type { ReactNode } from "react";
import { claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { RuledList } from "./ruled-list";
import { SplitSection } from "./split-section";

/** Benefits as ruled rows beside a heading that stays in view, each led by its figure where it rests on one. */
export function BenefitRows({
  id,
  title,
  lead,
  benefits,
}: {
  id: string;
  title: string;
  lead: ReactNode;
  benefits: readonly Reason[];
}) {
  return (
    <SplitSection id={id} title={title} lead={lead} columns={5}>
      <RuledList>
        {benefits.map((benefit) => (
          <li key={benefit.id} className="grid gap-x-(--gutter) gap-y-3 sm:grid-cols-[13rem_1fr]">
            {benefit.claim && (
              <p className="font-display text-title leading-none font-bold tracking-tight text-accent-text first-letter:uppercase">
                {claim(benefit.claim).value}
              </p>
            )}
            <div className="sm:col-start-2">
              <h3 className="text-card">{benefit.title}</h3>
              <p className="mt-2 text-muted">{benefit.description}</p>
            </div>
          </li>
        ))}
      </RuledList>
    </SplitSection>
  );
}
