import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { RuledList } from "./ruled-list";

/**
 * Benefits as ruled rows beside a heading that stays in view, each with its figure where it rests on one, and below them
 * the document that proves them, if there is one.
 */
export function BenefitRows({
  benefits,
  proof,
  ...heading
}: Heading & { benefits: readonly Reason[]; proof?: ReactNode }) {
  const figures = benefits.flatMap((benefit) => (benefit.claim ? [claim(benefit.claim).value] : []));
  return (
    <Section id={heading.id} surface={proof ? "tint" : "paper"}>
      <div className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:self-start">
          <SectionHeading {...heading} />
        </div>
        <div className="lg:col-span-7">
          <RuledList>
            {benefits.map((benefit) => (
              <li key={benefit.id} className="grid gap-x-(--gutter) gap-y-3 md:grid-cols-2">
                <div className={benefit.claim ? "" : "contents"}>
                  <h3 className="mb-1 text-card">{benefit.title}</h3>
                  <p className="text-balance text-muted">{benefit.description}</p>
                </div>
                {benefit.claim && (
                  <p className="@container order-first text-lead leading-snug text-balance">
                    <b
                      className={`block pb-1 font-display leading-none font-extrabold tracking-tight text-accent-text first-letter:uppercase [--most:var(--text-section)] ${fittingSize(figures)}`}
                    >
                      {claim(benefit.claim).value}
                    </b>{" "}
                    {claim(benefit.claim).label}
                  </p>
                )}
              </li>
            ))}
          </RuledList>
        </div>
      </div>
      {proof && <div className="mt-[clamp(3rem,6vw,6rem)]">{proof}</div>}
    </Section>
  );
}
