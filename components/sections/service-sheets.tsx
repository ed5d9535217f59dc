import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";

/** Services as sheets that lean on each other, with the heading as the first of them. */
export function ServiceSheets({
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
      <div className="sheets">
        <div className="sheets-head">
          <h2 id={`${id}-title`} className="text-section">
            {title}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead leading-normal text-quiet">{lead}</p>
        </div>
        {services.map((service) => (
          <article key={service.id} data-accent={service.colour} className="sheet">
            <h3 className="text-title">{service.title}</h3>
            <p className="mt-3">{service.description}</p>
            <ul className="feature-list mt-5">
              {service.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
