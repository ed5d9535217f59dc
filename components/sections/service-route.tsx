import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";

/**
 * Services as the stations of one route, on one sheet: a folded strip leads from one to the next, and where a service
 * has an exit, a way leaves the strip and the sheet. A station without a picture shows its number.
 */
export function ServiceRoute({
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
    <Section id={id} surface="deep">
      <div className="route-sheet">
        <SectionHeading id={id} lead={lead}>
          {title}
        </SectionHeading>
        <ol className="mt-block">
          {services.map((service, index) => (
            <li key={service.id} className="route-station">
              <div className="route-stop">
                {service.picture ? (
                  <div className="w-full">
                    <Pictured picture={service.picture} />
                  </div>
                ) : (
                  <span aria-hidden="true" className="font-display text-result font-bold text-on-accent">
                    {index + 1}
                  </span>
                )}
              </div>
              <div
                data-accent={service.colour}
                className="grid content-center gap-x-(--gutter) gap-y-4 lg:grid-cols-[7fr_5fr]"
              >
                <div>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-3 max-w-[46ch] text-muted">{service.description}</p>
                </div>
                <DashList entries={service.features} />
              </div>
              {service.exit && <p className="route-exit">{service.exit}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
