import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";

/**
 * Services as the stations of one route, on one sheet: a folded strip leads from one to the next, and where a service
 * has an exit, a way leaves the strip and the sheet. A station without a picture shows its number.
 *
 * @param props.from What the route begins with, and `to` what it leads to, in a word or two.
 */
export function ServiceRoute({
  id,
  title,
  lead,
  from,
  to,
  services,
}: {
  id: string;
  title: string;
  lead: string;
  from: string;
  to: string;
  services: readonly ServiceCard[];
}) {
  return (
    <Section id={id} surface="deep">
      <div className="route-sheet">
        <SectionHeading id={id} lead={lead}>
          {title}
        </SectionHeading>
        <p className="route-end mt-block mb-3">{from}</p>
        <ol>
          {services.map((service, index) => (
            <li key={service.id} className="route-station">
              <div className={`route-stop ${service.picture ? "" : "max-lg:hidden"}`}>
                {service.picture ? (
                  <Pictured picture={service.picture} />
                ) : (
                  <p aria-hidden="true" className="text-center font-display text-section font-bold text-on-accent">
                    {index + 1}
                  </p>
                )}
              </div>
              <div
                data-accent={service.colour}
                className="grid content-center gap-x-(--gutter) gap-y-4 sm:grid-cols-[7fr_5fr]"
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
        <p className="route-end mt-12">{to}</p>
      </div>
    </Section>
  );
}
