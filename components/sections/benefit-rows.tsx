import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { RuledList } from "./ruled-list";
import { SplitSection } from "./split-section";

/**
 * Benefits as ruled rows beside a heading that stays in view, each with its figure where it rests on one, and below them
 * the document that proves them, if there is one.
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
  const figures = benefits.flatMap((benefit) => (benefit.claim ? [claim(benefit.claim).value] : []));
  return (
    <SplitSection id={id} surface={proof ? "tint" : "paper"} title={title} lead={lead} columns={5} below={proof}>
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
    </SplitSection>
  );
}
