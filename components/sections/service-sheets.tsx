import type { ServiceCard } from "@/content/services";
import { DashList } from "./dash-list";
import { SplitSection } from "./split-section";

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
    <SplitSection id={id} title={title} lead={lead} columns={4}>
      <ul className="*:rise">
        {services.map((service) => (
          <li
            key={service.id}
            data-accent={service.colour}
            data-surface="deep"
            className="service-sheet group print:border print:border-rule"
          >
            <div className="grid gap-x-(--gutter) gap-y-5 border-rule p-[clamp(1.25rem,2.6vw,2.25rem)] py-[clamp(1.5rem,2.6vw,2.25rem)] pl-5 group-not-first:border-t md:grid-cols-[5fr_4fr]">
              <div>
                <h3 className="text-title">{service.title}</h3>
                <p className="mt-3">{service.description}</p>
              </div>
              <DashList entries={service.features} />
            </div>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
