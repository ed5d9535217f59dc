import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";

/** Services as the faces of one folded sheet, each with its colour on the fold. */
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
      <div className="grid gap-x-(--gutter) gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-span-4 lg:self-start">
          <h2 id={`${id}-title`} className="text-section">
            {title}
          </h2>
          <p className="mt-5 max-w-[40ch] text-lead leading-normal text-muted">{lead}</p>
        </div>
        <ul className="sheets lg:col-span-8">
          {services.map((service) => (
            <li key={service.id} data-accent={service.colour} className="sheet">
              <div className="sheet-words">
                <div>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-3">{service.description}</p>
                </div>
                <ul className="dash-list">
                  {service.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
