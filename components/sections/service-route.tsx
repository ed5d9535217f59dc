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
      <div className="route-sheet relative isolate py-[clamp(2.5rem,5vw,5rem)] ps-[clamp(0rem,5vw-1.5rem,4.5rem)] [--route:clamp(2.25rem,7vw,5rem)]">
        <SectionHeading id={id} lead={lead}>
          {title}
        </SectionHeading>
        <p className="mt-block mb-3 font-display text-card font-bold text-accent-text lg:ps-16">{from}</p>
        <ol>
          {services.map((service, index) => (
            <li
              key={service.id}
              className="route-station relative grid grid-cols-[var(--route)_1fr] gap-x-[clamp(1rem,3.5vw,3.5rem)] pt-[clamp(2rem,4vw,3.5rem)] *:col-start-2 lg:grid-cols-[18rem_1fr]"
            >
              <div
                className={`max-lg:col-span-full! mb-6 w-[min(17rem,82%)] lg:col-start-1! lg:m-0 lg:w-full lg:place-self-center ${service.picture ? "" : "max-lg:hidden"}`}
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
                  <p className="mt-3 max-w-[46ch] text-muted">{service.description}</p>
                </div>
                <DashList entries={service.features} />
              </div>
              {service.exit && (
                <p className="route-exit relative mt-[clamp(1.75rem,3vw,2.5rem)] py-4 pr-16 font-semibold">
                  {service.exit}
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className="mt-12 font-display text-card font-bold text-accent-text lg:ps-16">{to}</p>
      </div>
    </Section>
  );
}
