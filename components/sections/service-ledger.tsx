import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";
import { RuledList } from "./ruled-list";

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
      <div className="mt-block">
        <RuledList>
          {services.map((service) => (
            <li key={service.id} data-accent={service.colour} className="grid gap-x-(--gutter) gap-y-4 lg:grid-cols-12">
              <h3 className="ledger-plane text-title lg:col-span-4">{service.title}</h3>
              <p className="max-w-[52ch] text-muted lg:col-span-4">{service.description}</p>
              <div className="lg:col-span-4">
                <DashList entries={service.features} />
              </div>
            </li>
          ))}
        </RuledList>
      </div>
    </Section>
  );
}
