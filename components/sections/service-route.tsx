import { Pictured } from "@/components/art/scenes";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";

/**
 * Services as the stations of one route, on one sheet: a folded strip leads from one to the next, and where a service
 * has an exit, a way leaves the strip and ends, folded off. A station without a picture shows its number.
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
        <div className="grid items-end gap-x-(--gutter) gap-y-5 lg:grid-cols-[7fr_5fr]">
          <div className="max-w-[44rem]">
            <SectionTitle id={id}>{title}</SectionTitle>
          </div>
          <p className="text-lead leading-normal text-muted">{lead}</p>
        </div>
        <p className="mt-block mb-3 font-display text-card font-bold text-accent-text">{from}</p>
        <ol>
          {services.map((service, index) => (
            <li key={service.id} className="route-station">
              <div
                className={`col-span-full mb-6 w-[min(17rem,82%)] lg:col-span-1 lg:m-0 lg:w-full lg:self-center ${service.picture ? "" : "max-lg:hidden"}`}
              >
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
                className="grid content-center last:pb-10 gap-x-(--gutter) gap-y-4 sm:grid-cols-[7fr_5fr]"
              >
                <div>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-3 max-w-[46ch] text-balance text-muted">{service.description}</p>
                </div>
                <DashList entries={service.features} />
              </div>
              {service.exit && (
                <p className="route-exit relative mt-[clamp(1.75rem,3vw,2.5rem)] py-4 pe-4 font-semibold text-balance">
                  {service.exit}
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className="mt-12 font-display text-card font-bold text-accent-text">{to}</p>
      </div>
    </Section>
  );
}
