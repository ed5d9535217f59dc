import { BookingLink } from "@/components/booking/booking-link";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type PricingPlan, popularLabel } from "@/content/plans";
import { labels, openers } from "@/content/words";
import { Copy } from "./copy";

/** The plans as one price sheet, folded once down the middle. */
export function Pricing({
  id,
  title,
  lead,
  plans,
}: {
  id: string;
  title: string;
  lead: string;
  plans: readonly PricingPlan[];
}) {
  return (
    <Section id={id} surface="deep">
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <ul className="price-sheet">
        {plans.map((plan) => (
          <li key={plan.id} className={plan.popular ? "plan plan-popular" : "plan"}>
            <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
              <h3 className="text-card">{plan.title}</h3>
              {plan.popular && <p className="plan-flag">{popularLabel}</p>}
            </div>
            <p className="plan-price">
              <Copy>{plan.priceText}</Copy>
            </p>
            <p>{plan.subtitle}</p>
            <ul className="plan-features">
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="mt-auto pb-8">
              <b className="block text-small">{labels.bestFor}</b> {plan.bestFor}
            </p>
            <BookingLink label={openers.start} look={plan.popular ? "solid" : "outline"} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
