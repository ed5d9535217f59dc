import type { ReactNode } from "react";
import { BookingLink } from "@/components/booking/booking-link";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { LETTER } from "@/components/ui/letter";
import { Section } from "@/components/ui/section";
import { popularLabel } from "@/content/plans";
import type { PricingPlan } from "@/content/schema/records";
import { labels, openers } from "@/content/words";
import { Copy } from "./copy";

/**
 * The plans as one price sheet, a letter with a panel for each.
 *
 * @param props.terms A drawing of their terms, on a panel of its own: below all of them, so that they can be compared.
 */
export function Pricing({ plans, terms, ...heading }: Heading & { plans: readonly PricingPlan[]; terms?: ReactNode }) {
  return (
    // Below, 48 px more than the corner of a section that follows is high.
    <Section id={heading.id} surface="deep">
      <div className="grid gap-y-block pb-[calc(3rem-.15*var(--section))]">
        <SectionHeading {...heading} beside />
        <ul className={LETTER}>
          {plans.map((plan) => (
            <li
              key={plan.id}
              data-surface={plan.popular ? "accent" : "sheet"}
              className={plan.popular ? undefined : "not-dark:[--bg:white]"}
            >
              {plan.popular && (
                <p className="absolute top-0 bg-(--button) py-1.5 pr-7 pl-4 text-note font-bold text-(--button-text) [clip-path:polygon(0_0,100%_0,calc(100%-.75rem)_100%,0_100%)]">
                  {popularLabel}
                </p>
              )}
              <h3 className="pt-7 text-card">{plan.title}</h3>
              <p className="mt-2 mb-[clamp(1.5rem,2.5vw,2.25rem)] font-display text-section leading-[1.06] font-extrabold tracking-[-0.03em] text-balance hyphens-auto">
                {plan.subtitle}
              </p>
              <div className="grid gap-x-(--gutter) gap-y-7 lg:grid-cols-2">
                <div className="flex flex-col gap-y-7 *:border-t *:border-rule *:pt-4">
                  <p className="font-display text-card leading-tight font-semibold text-balance sm:text-title">
                    <b className="block pb-1 text-small">{labels.bestFor}</b> {plan.bestFor}
                  </p>
                  <div>
                    <p className="font-display text-[clamp(2rem,3.2vw,2.625rem)] leading-[1.06] font-bold tracking-tight">
                      <Copy>{plan.priceText}</Copy>
                    </p>
                    {plan.priceNote && <p className="mt-3 max-w-[30em]">{plan.priceNote}</p>}
                  </div>
                </div>
                <div className="flex flex-col justify-between gap-y-7">
                  <ul className="grid content-start gap-x-(--gutter) *:border-t *:border-rule *:py-3 sm:max-lg:grid-cols-2">
                    {plan.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                  <div>
                    <BookingLink label={openers.start} look={plan.popular ? "solid" : "outline"} topic={plan.title} />
                  </div>
                </div>
              </div>
            </li>
          ))}
          {terms && <li data-surface="tint">{terms}</li>}
        </ul>
      </div>
    </Section>
  );
}
