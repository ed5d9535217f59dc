import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";

/** What the studio builds: unequal cells, each with a scene that shows the thing at work. */
export function BuildCards({
  id,
  title,
  lead,
  services,
}: {
  id: string;
  title: string;
  lead: string;
  services: readonly ServiceCard[];
}) {
  return (
    <Section id={id}>
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <ul className="build-grid">
        {services.map((service) => (
          <li key={service.id} data-accent={service.colour} className="build-card">
            {service.picture && (
              <div className="build-scene">
                <Pictured picture={service.picture} />
              </div>
            )}
            <div className="build-words">
              <h3 className="text-title">{service.title}</h3>
              <p className="mt-3">{service.description}</p>
              <ul className="feature-list mt-5">
                {service.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
