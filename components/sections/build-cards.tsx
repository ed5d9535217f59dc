import { Pictured } from "@/components/art/scenes";
import { fittingSize } from "@/components/art/words";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import { columnsOf } from "./even-rows";
import { ProofFigure } from "./proof-figure";

/**
 * What the studio builds. The scene of the first crosses the window from edge to edge, on a very wide one drawn on beyond
 * its frame; those of the others are one strip below it, above their words, with their parts at the same heights. One of
 * the same color as the one before it stands on deep paper. Two alone are alike, beside each other.
 */
export function BuildCards({ services, ...heading }: Heading & { services: readonly ServiceCard[] }) {
  const isStrip = services.length === 4;
  const isPair = services.length === 2;
  const figures = (isPair ? services : services.slice(1)).flatMap(({ proof }) => proof?.value ?? []);
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} look="poster" />
      <ul
        className={`*:rise mt-block grid gap-(--gutter) gap-y-block lg:-mb-10 lg:gap-y-4 ${columnsOf(isPair ? 2 : services.length - 1, 4)} ${isStrip ? THIRDS : ""}`}
      >
        {services.map(({ id, title, description, features, colour, picture, proof }, index) => {
          const clear = isStrip && index < services.length - 1;
          const isSmall = index > 0 || isPair;
          return (
            <li
              key={id}
              data-accent={colour}
              className={`grid content-start gap-x-(--gutter) lg:pb-10 ${isStrip ? THIRDS : ""} ${isSmall ? "gap-y-4 md:max-lg:grid-cols-2 lg:row-span-4 lg:grid-rows-subgrid" : "col-span-full gap-y-5 lg:grid-cols-3"}`}
            >
              {picture && (
                <div
                  data-surface={index === 0 || colour !== services[index - 1]?.colour ? "tint" : "deep"}
                  className={
                    isSmall
                      ? "self-start md:max-lg:row-span-3 lg:self-end"
                      : "col-span-full -mx-(--outside) bg-transparent *:mx-auto *:max-w-[1600px] *:overflow-visible"
                  }
                >
                  <Pictured picture={picture} />
                </div>
              )}
              <div
                className={`${clear ? CLEAR : ""} ${isSmall ? "grid content-start gap-y-2 md:max-lg:contents" : "lg:pt-5"}`}
              >
                <h3
                  className={
                    isSmall
                      ? `text-[min(var(--text-card),var(--fit))] ${fitWords(title)}`
                      : "mb-4 text-section leading-none"
                  }
                >
                  {title}
                </h3>
                {proof && (
                  <ProofFigure
                    value={proof.value}
                    size={`text-accent-text ${isSmall ? `[--most:3.5rem] ${fittingSize(figures)}` : "text-figure"}`}
                    look={isSmall ? "md:max-lg:col-start-1 md:max-lg:row-start-4" : ""}
                  >
                    {proof.label}, {proof.client}
                  </ProofFigure>
                )}
              </div>
              <p className={`${clear ? CLEAR : ""} text-balance text-muted ${isSmall ? "" : "lg:pt-5"}`}>
                {description}
              </p>
              <ul
                className={`${clear && isSmall ? "lg:mr-(--gutter)" : ""} grid gap-x-(--gutter) text-small *:border-t *:border-rule *:py-1.5 content-start ${isSmall ? "sm:max-md:grid-cols-2 md:max-lg:row-span-2" : "sm:max-lg:grid-cols-2 lg:pt-5"}`}
              >
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Of three the pictures touch: columns are thirds of the page, and what is written keeps clear of the next. */
const THIRDS = "lg:gap-x-0";
const CLEAR = "lg:pr-(--gutter)";
