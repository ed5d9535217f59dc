import { Fragment } from "react";
import { BookingLink } from "@/components/booking/booking-link";
import { Bill } from "@/components/sections/bill/bill";
import { Copy } from "@/components/sections/copy/copy";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import { popularLabel } from "@/content/plans";
import type { Bill as BillRecord } from "@/content/schema/parts";
import type { PricingPlan } from "@/content/schema/records";
import { labels, openers } from "@/content/words";
import { balanceColumns } from "@/lib/columns";

/** Details of a plan that are not in its record: an example of its price, and answers to questions. */
interface PlanDetails {
  bill?: BillRecord;
  answers?: { title: string; entries: readonly { question: string; answer: string }[] };
}

/**
 * The plans as leaves of one folded sheet, side by side from tablet width. Answers to questions are below them. A
 * single plan is beside its heading and answers on a desktop.
 *
 * @param props.details Details by plan id.
 */
export function Pricing({
  plans,
  details = {},
  ...heading
}: Heading & { plans: readonly PricingPlan[]; details?: Readonly<Record<string, PlanDetails>> }) {
  const maxColumns = balanceColumns(plans.length, 3);
  const answers = plans.flatMap(({ id }) => details[id]?.answers ?? []);
  return (
    <Section id={heading.id} surface="deep">
      <div className="pricing">
        <SectionHeading {...heading} isLeadBeside={plans.length > 1} />
        <ul className={`plans columns most-${maxColumns}`}>
          {plans.map(({ id, title, subtitle, priceText, priceNote, bestFor, features, popular }) => {
            const { bill } = details[id] ?? {};
            return (
              <li key={id} data-surface={popular ? "accent" : "sheet"}>
                {popular && <p className="flag">{popularLabel}</p>}
                <h3>{title}</h3>
                <p className="subtitle">{subtitle}</p>
                <p className="price">
                  <span className={fitWords(priceText)}>
                    <Copy>{priceText}</Copy>
                  </span>
                </p>
                {priceNote && <p>{priceNote}</p>}
                <p className="best">
                  <b>{labels.bestFor}</b> {bestFor}
                </p>
                <ul className="ruled">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <div className="action">
                  <BookingLink label={openers.start} look={popular ? "solid" : "outline"} topic={title} />
                </div>
                {bill && <Bill {...bill} />}
              </li>
            );
          })}
        </ul>
        {answers.length > 0 && (
          <div className={`columns most-${maxColumns}`}>
            {answers.map(({ title, entries }) => (
              <div key={title} className="answers">
                <h3>{title}</h3>
                <dl>
                  {entries.map(({ question, answer }) => (
                    <Fragment key={question}>
                      <dt>{question}</dt>
                      <dd>{answer}</dd>
                    </Fragment>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
