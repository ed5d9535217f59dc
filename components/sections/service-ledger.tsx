import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";

/** Services as entries of a ledger: name, what is done, what it includes. */
export function ServiceLedger({
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
      <ul className="ruled-list mt-[clamp(2rem,3.8vw,3.5rem)]">
        {services.map((service) => (
          <li
            key={service.id}
            data-accent={service.colour}
            className="ledger-entry grid gap-x-(--gutter) gap-y-4 lg:grid-cols-12"
          >
            <h3 className="text-title lg:col-span-4">{service.title}</h3>
            <p className="max-w-[52ch] text-muted lg:col-span-4">{service.description}</p>
            <ul className="dash-list lg:col-span-4">
              {service.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
