import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";

/**
 * Services along one strip of paper that hangs from the seam above and is folded for each of them.
 *
 * @param props.thread What is written on the strip: a title where it begins, and a moment for each service in turn.
 */
export function ServiceSheets({
  id,
  title,
  lead,
  services,
  thread,
}: {
  id: string;
  title: string;
  lead: string;
  services: readonly ServiceCard[];
  thread?: { title: string; moments: readonly { at: string; what: string }[] };
}) {
  return (
    <Section id={id} space="none">
      <div className="service-sheet">
        {thread && <p className="service-moment font-display text-title font-bold max-md:hidden">{thread.title}</p>}
        <div className="col-start-2 pt-(--section) pb-[clamp(2.5rem,5vw,4.5rem)]">
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
        </div>
      </div>
      <ul>
        {services.map((service, index) => {
          const moment = thread?.moments[index];
          return (
            <li key={service.id} data-accent={service.colour} className="service-sheet">
              {moment && (
                <p className="service-moment text-small max-md:font-semibold max-md:text-accent-text">
                  {moment.at}{" "}
                  <b className="md:mt-1 md:block md:font-display md:text-title md:leading-[1.1]">{moment.what}</b>
                </p>
              )}
              <div className="col-start-2 grid content-center gap-x-(--gutter) gap-y-5 border-rule pb-[clamp(2rem,3.4vw,3rem)] md:border-t md:pt-[clamp(2rem,3.4vw,3rem)] lg:grid-cols-[5fr_3fr]">
                <div>
                  <h3 className="text-title">{service.title}</h3>
                  <p className="mt-3 max-w-[34em] text-muted">{service.description}</p>
                </div>
                <DashList entries={service.features} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
