import { Pictured } from "@/components/art/scenes";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";

/**
 * Services as the stations of one route: a folded strip leads from one to the next, and where a service has an exit, a
 * sheet folds off it and leaves the window, after which the strip is narrower. A station without a picture shows its
 * number.
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
    <Section id={id} surface="tint">
      <div className="grid items-end gap-x-(--gutter) gap-y-5 lg:grid-cols-[7fr_5fr]">
        <div className="max-w-[44rem]">
          <SectionTitle id={id}>{title}</SectionTitle>
        </div>
        <p className="text-lead leading-normal text-muted">{lead}</p>
      </div>
      <div className="route mt-block">
        <p className={END}>{from}</p>
        <ol>
          {services.map((service, index) => (
            <li key={service.id} className={`route-station ${service.picture ? "route-pictured" : ""}`}>
              <div
                className={`mb-6 w-[min(22rem,92%)] sm:w-full lg:m-0 lg:self-center ${service.picture ? "" : "max-lg:hidden"}`}
              >
                {service.picture ? (
                  <Pictured picture={service.picture} />
                ) : (
                  <p
                    aria-hidden="true"
                    className="w-[calc(var(--wide)+var(--lean))] text-center font-display text-section font-bold text-on-accent"
                  >
                    {index + 1}
                  </p>
                )}
              </div>
              <div
                className={`grid content-center gap-x-(--gutter) gap-y-4 sm:grid-cols-[7fr_5fr] ${service.picture ? "sm:max-lg:contents" : ""}`}
              >
                <div className={service.picture ? "sm:max-lg:col-span-full" : ""}>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-3 max-w-[46ch] text-pretty text-muted">{service.description}</p>
                </div>
                <DashList entries={service.features} />
              </div>
              {service.exit && (
                <p className="route-exit">
                  <strong className="font-display text-result leading-none font-bold tracking-[-.02em]">
                    {service.exit.title}
                  </strong>{" "}
                  <span>{service.exit.text}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className={END}>{to}</p>
      </div>
    </Section>
  );
}

/** Where the strip begins and ends, a tab of it. */
const END = "relative w-fit bg-accent px-5 py-3 font-display text-card leading-tight font-bold text-on-accent";
