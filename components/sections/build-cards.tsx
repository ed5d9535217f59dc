import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/services";

/**
 * What the studio builds: unequal cells, each with a scene that shows the thing at work. One of the same color as the one
 * before it stands on deep paper.
 */
export function BuildCards({ services, ...heading }: Heading & { services: readonly ServiceCard[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <ul className="*:rise mt-block grid gap-[clamp(1rem,1.6vw,1.5rem)] md:grid-cols-12">
        {services.map((service, index) => (
          <li
            key={service.id}
            data-accent={service.colour}
            data-surface={service.colour === services[index - 1]?.colour ? "deep" : "tint"}
            className="grid grid-rows-[1fr_auto] overflow-hidden md:col-span-6 md:last:odd:col-span-full lg:col-span-5 lg:nth-[4n]:col-span-7 lg:nth-[4n+1]:col-span-7"
          >
            {service.picture && (
              <div className="self-end">
                <Pictured picture={service.picture} />
              </div>
            )}
            <div className="p-[clamp(1.5rem,2.4vw,2.25rem)]">
              <h3 className="text-title">{service.title}</h3>
              <p className="mt-3 text-balance">{service.description}</p>
              <ul
                className={`grid gap-x-6 pt-5 text-small *:border-t *:border-rule *:py-2 *:text-balance ${isWide(index, services.length) ? "sm:max-md:grid-cols-2 lg:grid-cols-2" : "sm:max-md:grid-cols-2"}`}
              >
                {service.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Narrow and wide in turn, and wide what would be left over: as the columns above. */
function isWide(index: number, of: number): boolean {
  return index % 4 === 0 || index % 4 === 3 || (index === of - 1 && of % 2 === 1);
}
