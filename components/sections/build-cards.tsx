import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";

/**
 * What the studio builds: two in a row, with their parts at the same heights, each with a scene that shows the thing at
 * work. One of the same color as the one before it stands on deep paper.
 */
export function BuildCards({ services, ...heading }: Heading & { services: readonly ServiceCard[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} beside />
      <ul className="*:rise mt-block grid gap-[clamp(1rem,1.6vw,1.5rem)] md:grid-cols-2">
        {services.map((service, index) => (
          <li
            key={service.id}
            data-accent={service.colour}
            data-surface={service.colour === services[index - 1]?.colour ? "deep" : "tint"}
            className="grid gap-y-0 overflow-hidden md:row-span-3 md:grid-rows-subgrid md:last:odd:col-span-full"
          >
            <div className="self-end">{service.picture && <Pictured picture={service.picture} />}</div>
            <div className={`py-6 ${INSET}`}>
              <h3 className="text-title">{service.title}</h3>
              <p className="mt-3 text-balance">{service.description}</p>
            </div>
            <ul
              className={`grid gap-x-6 pb-6 text-small *:border-t *:border-rule *:py-1.5 max-sm:*:border-0 max-sm:*:py-0 lg:grid-cols-2 ${INSET}`}
            >
              {service.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const INSET = "mx-[clamp(1.5rem,2.4vw,2.25rem)]";
