import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";

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
    <Section id={id}>
      <div className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-span-5 lg:self-start">
          <h2 id={`${id}-title`} className="text-section">
            {title}
          </h2>
          <p className="mt-5 max-w-[42ch] text-lead leading-normal text-muted">{lead}</p>
        </div>
        <ul className="ruled-list lg:col-span-7">
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
        </ul>
      </div>
    </Section>
  );
}
