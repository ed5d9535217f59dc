import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { columnsOf } from "./even-rows";

/**
 * What the studio builds. The scene of the first crosses the window from edge to edge, on a very wide one drawn on beyond
 * its frame; the others stand in rows below it, with their parts at the same heights. One of the same color as the one
 * before it stands on deep paper.
 */
export function BuildCards({ services, ...heading }: Heading & { services: readonly ServiceCard[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} look="poster" />
      <ul
        className={`*:rise mt-block grid gap-(--gutter) gap-y-block lg:-mb-10 lg:gap-y-4 ${columnsOf(services.length - 1, 4)}`}
      >
        {services.map(({ id, title, description, features, colour, picture }, index) => (
          <li
            key={id}
            data-accent={colour}
            className={`grid content-start gap-x-(--gutter) lg:pb-10 ${index ? "gap-y-4 md:max-lg:grid-cols-2 lg:row-span-4 lg:grid-rows-subgrid" : "col-span-full gap-y-5 lg:grid-cols-3 lg:gap-y-10"}`}
          >
            {picture && (
              <div
                data-surface={index === 0 || colour !== services[index - 1]?.colour ? "tint" : "deep"}
                className={
                  index
                    ? "self-start md:max-lg:row-span-3 lg:self-end"
                    : "col-span-full -mx-(--outside) bg-transparent *:mx-auto *:max-w-[1600px] *:overflow-visible"
                }
              >
                <Pictured picture={picture} />
              </div>
            )}
            <h3 className={index ? "text-card lg:row-start-2" : "text-section leading-none"}>{title}</h3>
            <p className={`text-balance text-muted ${index ? "lg:row-start-3" : ""}`}>{description}</p>
            <ul
              className={`grid gap-x-(--gutter) text-small *:border-t *:border-rule *:py-1.5 ${index ? "sm:max-md:grid-cols-2 lg:row-start-4" : "sm:max-lg:grid-cols-2"}`}
            >
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
