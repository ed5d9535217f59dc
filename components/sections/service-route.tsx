import type { ReactNode } from "react";
import { Pictured } from "@/components/art/scenes";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { labels } from "@/content/words";
import { priceOf, totalsOf, totalsWithFirst } from "@/lib/price";

/**
 * Services as the stops of a route. A folded strip in the services' colors leads from each stop to the next and ends in
 * a bar across the window. At each stop, a slip explains how a client can stop there and gives the total cost so far.
 *
 * @param props.example Introduces the example in the services' pictures. Its drawing has an empty upper left corner for
 *   the heading and an empty lower right corner for the caption.
 * @param props.from The start of the route, in a few words.
 * @param props.to The end of the route, in one or two words.
 * @param props.arrived Content below `to`.
 * @param props.skipping The label of the total of only the first service and the current one. Set it if clients may
 *   skip the services between them.
 */
export function ServiceRoute({
  example,
  from,
  to,
  arrived,
  skipping,
  services,
  ...heading
}: Heading & {
  example?: { scene: ReactNode; text: string; question: string };
  from: string;
  to: string;
  arrived?: ReactNode;
  skipping?: string;
  services: readonly ServiceCard[];
}) {
  const totals = totalsOf(services);
  const withFirst = skipping ? totalsWithFirst(services) : [];
  return (
    <Section id={heading.id} surface="tint" space="none">
      <div className="route-head">
        <SectionHeading {...heading} look="poster" />
        {example && (
          <figure>
            {example.scene}
            <figcaption>
              {example.text} <b>{example.question}</b>
            </figcaption>
          </figure>
        )}
      </div>
      <div className="route">
        <p className="tab">{from}</p>
        <ol>
          {services.map(({ id, colour, picture, title, description, features, exit, ...costs }, index) => (
            <li key={id} data-accent={colour} className="stop">
              {picture && (
                <div className="picture">
                  <Pictured picture={picture} />
                </div>
              )}
              <div className="words">
                <h3>{title}</h3>
                {priceOf(costs) && <p className="price">{priceOf(costs)}</p>}
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
                <div className="exit">
                  <p>
                    <b>{exit.title}</b> {exit.text}
                  </p>
                  {totals[index] && (
                    <dl>
                      <div>
                        <dt>{withFirst[index] ? labels.withAll : labels.soFar}</dt>
                        <dd>{totals[index]}</dd>
                      </div>
                      {withFirst[index] && (
                        <div>
                          <dt>{skipping}</dt>
                          <dd>{withFirst[index]}</dd>
                        </div>
                      )}
                    </dl>
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
        <div data-accent="accent-4" data-surface="accent" className="end">
          <p className={fittingSize([to])}>{to}</p>
          {arrived && <div className="repel">{arrived}</div>}
        </div>
      </div>
    </Section>
  );
}
