import type { ReactNode } from "react";
import { Pictured } from "@/components/art/scenes";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { labels } from "@/content/words";
import { priceOf, totalsOf, totalsWithFirst } from "@/lib/price";

/**
 * Services as the stops of one route: a folded strip leads from each to the next and ends in a bar as wide as the window.
 * At each stop a sheet of paper points away from the strip: how a client stops there, and what it has come to by then.
 * Stands on the surface of the section before. Each length of the strip has the `colour` of its service.
 *
 * @param props.example Introduces the example that the pictures of the services follow: a drawing whose upper left and lower
 *   right corners are empty, for the heading and for the words about it.
 * @param props.from What the route begins with, in a few words, and `to` where it leads, in a word or two; `arrived` stands
 *   below that.
 * @param props.skipping Stands before what a service comes to with the first alone, where clients may skip those between.
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
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
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
