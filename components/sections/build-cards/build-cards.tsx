import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";

/**
 * A card for each service. The title, the description and the drawing are on a tint of the service's color; below them
 * is the list of features.
 */
export function BuildCards({ services, ...heading }: Heading & { services: readonly ServiceCard[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <ul className={`build-cards columns most-${balanceColumns(services.length, services.length % 3 ? 2 : 3)}`}>
        {services.map(({ id, title, description, features, colour, picture }) => (
          <li key={id} data-accent={colour}>
            <div data-surface="tint" className="poster stack">
              <h3>{title}</h3>
              <p>{description}</p>
              {picture && <Pictured picture={picture} />}
            </div>
            {features && (
              <ul className="ruled text-small">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
