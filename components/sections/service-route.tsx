import type { ReactNode } from "react";
import { Pictured } from "@/components/art/scenes";
import { fittingSize } from "@/components/art/words";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { DashList } from "./dash-list";

/** The color of the strip where it turns away: darker, and lighter in the dark, where it would be lost on its ground. */
const AWAY = "[--away:var(--accent-shade)] dark:[--away:color-mix(in_oklab,var(--accent)_72%,var(--accent-light))]";

/**
 * Services as the stations of one route: a folded strip leads from one to the next, and where a service has an exit, a
 * narrower one folds off it, a sign that points away. What begins small ends in a bar as wide as the window, in letters as
 * wide as the page. A station without a picture shows its number on the strip. It stands on the ground of the section
 * before.
 *
 * @param props.from What the route begins with, and `to` what it leads to, in a word or two; `arrived` stands below that.
 */
export function ServiceRoute({
  id,
  title,
  lead,
  from,
  to,
  arrived,
  services,
}: {
  id: string;
  title: string;
  lead: string;
  from: string;
  to: string;
  arrived?: ReactNode;
  services: readonly ServiceCard[];
}) {
  return (
    <Section id={id} surface="tint" space="follow">
      <div className="border-t border-rule pt-block">
        <SectionHeading id={id} title={title} lead={lead} />
      </div>
      <div className={`route @container mt-block ${AWAY}`}>
        <p className="-mb-px w-fit bg-accent px-5 py-3 font-display text-card leading-tight font-bold text-on-accent">
          {from}
        </p>
        <ol>
          {services.map((service, index) => (
            <li key={service.id} className={`route-station ${service.picture ? "route-pictured" : ""}`}>
              {service.picture ? (
                <div>
                  <Pictured picture={service.picture} />
                </div>
              ) : (
                <p
                  aria-hidden="true"
                  className="absolute left-0 w-[calc(var(--strip)+var(--lean))] text-center font-display text-section leading-none font-bold text-on-accent"
                >
                  {index + 1}
                </p>
              )}
              <div className={service.picture ? "" : "grid gap-x-(--gutter) sm:grid-cols-[7fr_5fr]"}>
                <div>
                  <h3 className="text-title lg:text-[2.75rem]">{service.title}</h3>
                  <p className="mt-4 mb-6 max-w-[46ch] text-muted sm:text-balance lg:text-[1.25rem]/normal">
                    {service.description}
                  </p>
                </div>
                <div>
                  <div className="max-w-[36rem] columns-[13rem_2]">
                    <DashList entries={service.features} />
                  </div>
                  {service.price && (
                    <p className="mt-7 font-display text-[min(8.2vw,2.25rem)] leading-none font-extrabold tracking-[-.035em] sm:text-[min(5.2vw,3.75rem)]">
                      {service.price}
                    </p>
                  )}
                </div>
              </div>
              {service.exit && (
                <p className="route-exit flex w-fit flex-wrap items-baseline gap-x-5">
                  <b className="font-display text-card leading-tight">{service.exit.title}</b> {service.exit.text}
                </p>
              )}
            </li>
          ))}
        </ol>
        <div data-accent="accent-4" data-surface="accent" className="route-end bg-transparent">
          <p
            className={`-ml-[.05em] py-3 font-display leading-[1.15] font-extrabold tracking-[-.035em] whitespace-nowrap [--most:19rem] ${fittingSize([to])}`}
          >
            {to}
          </p>
          {arrived && (
            <div className="flex flex-wrap items-center justify-between gap-x-(--gutter) gap-y-4 pb-10 text-lead">
              {arrived}
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
