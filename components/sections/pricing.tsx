import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { BookingLink } from "@/components/booking/booking-link";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type PricingPlan, popularLabel } from "@/content/plans";
import { labels, openers } from "@/content/words";
import { Copy } from "./copy";

/** A letter that is unfolded: its panels lean this way and that, and what is written on them stands straight. */
const SHEET =
  "mr-3 *:[--focus:var(--fg)] [--lean:clamp(.75rem,3.2vw,4rem)] [filter:drop-shadow(.75rem_.875rem_0_color-mix(in_oklab,var(--night)_16%,transparent))] *:relative *:not-first:-mt-px *:border-b *:border-rule *:px-[calc(var(--lean)+clamp(.75rem,3vw,3.5rem))] *:py-[clamp(2rem,3vw,3rem)] *:outline *:outline-transparent *:odd:[clip-path:polygon(0_0,calc(100%-var(--lean))_0,100%_100%,var(--lean)_100%)] *:even:[clip-path:polygon(var(--lean)_0,100%_0,calc(100%-var(--lean))_100%,0_100%)]";

/**
 * The plans as one price sheet, a letter with a panel for each.
 *
 * @param props.terms A drawing of their terms, on a panel of its own: below all of them, so that they can be compared.
 */
export function Pricing({ plans, terms, ...heading }: Heading & { plans: readonly PricingPlan[]; terms?: ReactNode }) {
  const price = fittingSize(plans.flatMap(({ priceText }) => priceText.split(" ")));
  return (
    // Below, 48 px more than the corner of a section that follows is high.
    <Section id={heading.id} surface="deep">
      <div className="grid gap-y-block pb-[calc(3rem-.15*var(--section))]">
        <SectionHeading {...heading} beside />
        <ul className={SHEET}>
          {plans.map((plan) => (
            <li key={plan.id} data-surface={plan.popular ? "accent" : "sheet"}>
              {plan.popular && (
                <p className="absolute top-0 bg-(--button) py-1.5 pr-7 pl-4 text-note font-bold text-(--button-text) [clip-path:polygon(0_0,100%_0,calc(100%-.75rem)_100%,0_100%)]">
                  {popularLabel}
                </p>
              )}
              <div className="flex flex-col justify-between gap-x-8 gap-y-1 pt-3 lg:flex-row lg:items-baseline">
                <h3 className="text-title">{plan.title}</h3>
                <p className="text-lead">{plan.subtitle}</p>
              </div>
              <p className="@container mt-5 mb-7 font-display leading-none font-extrabold tracking-[-0.035em] text-balance">
                <span className={`-ml-[.035em] block [--most:max(2.625rem,9cqi)] ${price}`}>
                  <Copy>{plan.priceText}</Copy>
                </span>
              </p>
              <div className="grid gap-x-(--gutter) gap-y-7 lg:grid-cols-[1fr_2fr]">
                <ul className="grid content-start gap-x-(--gutter) *:border-t *:border-rule *:py-4 *:text-lead *:leading-snug *:text-balance sm:grid-cols-2">
                  {plan.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <div className="flex flex-col items-start justify-between gap-5 sm:max-lg:flex-row sm:max-lg:items-end lg:order-first lg:pt-4">
                  <p className="text-balance">
                    <b className="block text-small">{labels.bestFor}</b> {plan.bestFor}
                  </p>
                  <BookingLink label={openers.start} look={plan.popular ? "solid" : "outline"} topic={plan.title} />
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
