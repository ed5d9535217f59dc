import type { ReactNode } from "react";
import { BookingLink } from "@/components/booking/booking-link";
import { SectionHeading, SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type PricingPlan, popularLabel } from "@/content/plans";
import { labels, openers } from "@/content/words";
import { Copy } from "./copy";

const PADDING = "p-[clamp(1.75rem,3.5vw,3.25rem)]";

/**
 * The plans as one price sheet, folded once between them.
 *
 * @param props.terms A drawing of a term of the first plan: the sheet's upper half, unfolded above it.
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
  const [columns, sheet, inRows] =
    plans.length > 2
      ? [
          "lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(6,auto)]",
          "lg:row-span-6 lg:grid-rows-subgrid",
          "lg:auto-rows-fr",
        ]
      : [
          "md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(6,auto)]",
          "md:row-span-6 md:grid-rows-subgrid",
          "md:auto-rows-fr",
        ];
  // As many everywhere stand beside each other.
  const counts = new Set(plans.map(({ features }) => features.length));
  const features = counts.size === 1 ? inRows : "content-start";
  return (
    <Section id={id} surface="deep">
      <div className={terms ? "grid gap-y-10 md:grid-cols-2" : "mb-block"}>
        {terms ? (
          <div className="flex flex-col justify-end gap-5 md:order-last md:pb-9 md:pl-[clamp(1.75rem,3.5vw,3.25rem)]">
            <SectionTitle id={id} look="ending">
              {title}
            </SectionTitle>
            <p className="text-lead leading-normal text-muted">{lead}</p>
          </div>
        ) : (
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
        )}
        {terms && (
          <div
            data-surface="paper"
            className={`flex items-end border-b-2 border-dashed border-[color-mix(in_oklab,var(--ink)_40%,var(--bg))] ${PADDING}`}
          >
            {terms}
          </div>
        )}
      </div>
      <ul className={`*:rise grid ${columns}`}>
        {plans.map((plan) => (
          <li
            key={plan.id}
            data-surface={plan.popular ? "tint" : "paper"}
            className={`relative grid outline -outline-offset-1 outline-transparent ${PADDING} ${sheet}`}
          >
            <h3 className="text-card">{plan.title}</h3>
            {plan.popular && (
              <p className="absolute -top-4 bg-accent py-1.5 pr-7 pl-4 text-note font-bold text-on-accent [clip-path:polygon(0_0,100%_0,calc(100%-.75rem)_100%,0_100%)] max-md:right-[clamp(1.75rem,3.5vw,3.25rem)] md:left-[clamp(1.75rem,3.5vw,3.25rem)]">
                {popularLabel}
              </p>
            )}
            <p className="@container mt-4 mb-3 font-display leading-[1.08] font-extrabold tracking-tight text-balance">
              <span className="block text-[clamp(1.75rem,9.3cqi,3rem)]">
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
    </Section>
  );
}
