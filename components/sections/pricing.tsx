import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { BookingLink } from "@/components/booking/booking-link";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type PricingPlan, popularLabel } from "@/content/plans";
import { labels, openers } from "@/content/words";
import { Copy } from "./copy";

/** The label of the popular one hangs from its upper edge. */
const PADDING = "px-[clamp(1.5rem,2.75vw,3rem)] pt-16 pb-[clamp(2rem,3vw,3rem)]";

/**
 * The plans as one price sheet, folded once between them.
 *
 * @param props.terms A drawing of one of the terms: below the heading and, on a desk, beside two plans at most.
 */
export function Pricing({
  id,
  title,
  lead,
  plans,
  terms,
}: {
  id: string;
  title: string;
  lead: string;
  plans: readonly PricingPlan[];
  terms?: ReactNode;
}) {
  // Two fit beside each other on a tablet.
  const [columns, sheet, inRows, around, within, beside] =
    plans.length > 2
      ? [
          "lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(6,auto)]",
          "lg:row-span-6 lg:grid-rows-subgrid",
          "lg:auto-rows-fr",
          "md:grid-cols-2",
          "md:col-span-2",
          "md:col-start-2 md:row-start-1",
        ]
      : [
          "md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(6,auto)]",
          "md:row-span-6 md:grid-rows-subgrid",
          "md:auto-rows-fr",
          "md:max-lg:grid-cols-2 lg:grid-cols-[5fr_8fr] lg:grid-rows-[auto_1fr]",
          "md:max-lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1",
          "md:max-lg:col-start-2 md:max-lg:row-start-1",
        ];
  // As many everywhere stand beside each other.
  const counts = new Set(plans.map(({ features }) => features.length));
  const price = fittingSize(plans.flatMap(({ priceText }) => priceText.split(" ")));
  const features = counts.size === 1 ? inRows : "content-start";
  return (
    // Below, 48 px more than the corner of a section that follows is high.
    <Section id={id} surface="deep">
      <div
        className={`grid gap-x-[clamp(2.5rem,4vw,4rem)] gap-y-block pb-[calc(3rem-.15*var(--section))] ${terms ? around : ""}`}
      >
        <SectionHeading id={id} lead={lead}>
          {title}
        </SectionHeading>
        <ul className={`*:rise grid ${columns} ${terms ? within : ""}`}>
          {plans.map((plan) => (
            <li
              key={plan.id}
              data-surface={plan.popular ? "tint" : "paper"}
              className={`relative grid outline -outline-offset-1 outline-rule ${PADDING} ${plan.popular ? "" : "max-md:pt-9"} ${sheet}`}
            >
              <h3 className="text-card">{plan.title}</h3>
              {plan.popular && (
                <p className="absolute top-0 left-[clamp(1.5rem,2.75vw,3rem)] bg-accent py-1.5 pr-7 pl-4 text-note font-bold text-on-accent [clip-path:polygon(0_0,100%_0,calc(100%-.75rem)_100%,0_100%)]">
                  {popularLabel}
                </p>
              )}
              <p className="@container mt-4 mb-3 font-display leading-[1.08] font-extrabold tracking-tight text-balance">
                <span className={`block [--most:min(15cqi,3.25rem)] ${price}`}>
                  <Copy>{plan.priceText}</Copy>
                </span>
              </p>
              <p className="text-balance">{plan.subtitle}</p>
              <ul
                className={`my-7 grid ${features} *:border-t *:border-[color-mix(in_oklab,var(--ink)_16%,var(--bg))] *:py-3 *:text-balance`}
              >
                {plan.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <p className="pb-8">
                <b className="block text-small">{labels.bestFor}</b> {plan.bestFor}
              </p>
              <div className="self-end">
                <BookingLink label={openers.start} look={plan.popular ? "solid" : "outline"} topic={plan.title} />
              </div>
            </li>
          ))}
        </ul>
        {terms && <div className={`self-end max-md:pt-4 ${beside}`}>{terms}</div>}
      </div>
    </Section>
  );
}
