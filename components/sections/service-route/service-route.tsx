import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { labels } from "@/content/words";
import { formatPrice, formatRunningTotals } from "@/lib/price";

/**
 * Services as the stops of a route. A folded strip in the services' colors leads from each stop to the next. At each
 * stop, a slip explains how a client can stop there and gives the total cost so far.
 */
export function ServiceRoute({ services, ...heading }: Heading & { services: readonly ServiceCard[] }) {
  const totals = formatRunningTotals(services);
  return (
    <Section id={heading.id} surface="tint" space="none">
      <div className="border-t border-rule pt-block">
        <SectionHeading {...heading} look="poster" />
      </div>
      <ol className="route">
        {services.map(({ id, colour, picture, title, description, features, exit, ...costs }, index) => (
          <li key={id} data-accent={colour} className="stop">
            {picture && (
              <div className="picture">
                <Pictured picture={picture} />
              </div>
            )}
            <div className="words">
              <h3>{title}</h3>
              {formatPrice(costs) && <p className="price">{formatPrice(costs)}</p>}
              <p>{description}</p>
              {features && (
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
            </div>
            {exit && (
              <div className="exit cluster">
                <p>
                  <b>{exit.title}</b> {exit.text}
                </p>
                {totals[index] && (
                  <dl>
                    <dt>{labels.soFar}</dt>
                    <dd>{totals[index]}</dd>
                  </dl>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
