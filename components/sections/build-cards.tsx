import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";

/**
 * What the studio builds: two in a row, with their parts at the same heights, each with a scene that shows the thing at
 * work. One of the same color as the one before it stands on deep paper. On a phone their features are one run of words.
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
            className="grid gap-y-0 overflow-hidden md:row-span-4 md:grid-rows-subgrid md:last:odd:col-span-full"
          >
            <div className="self-end">{service.picture && <Pictured picture={service.picture} />}</div>
            <h3 className={`pt-6 text-title ${INSET}`}>{service.title}</h3>
            <p className={`pt-3 pb-6 text-balance ${INSET}`}>{service.description}</p>
            <ul
              className={`gap-x-6 pb-6 text-small max-md:*:inline md:grid md:grid-cols-2 md:*:border-t md:*:border-rule md:*:py-2 ${INSET}`}
            >
              {service.features.map((feature, at) => (
                <li key={feature}>
                  {at > 0 && <span className="md:hidden"> · </span>}
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const INSET = "mx-[clamp(1.5rem,2.4vw,2.25rem)]";
