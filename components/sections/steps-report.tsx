import { Fridays } from "@/components/art/growth-scene";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";

/** All of them side by side on a desk, if there are so many at most. */
const FEW = 5;

/** A length of the strip: on a phone across the window, elsewhere from fold to fold, and out of the window at its ends. */
const LENGTH =
  "relative flex items-center gap-x-5 py-5 text-(--on-accent-1) max-md:-mx-(--margin) max-md:px-(--margin) md:block md:max-lg:mt-20 md:py-7 md:pr-4 md:before:absolute md:before:inset-y-0 md:before:w-screen md:before:bg-inherit";
const RISES = "bg-(--accent-1) -skew-y-3 md:-skew-y-10 md:before:right-full";
const FALLS = "bg-(--accent-1-shade) skew-y-3 md:skew-y-10 md:before:left-full";

/**
 * Steps along one strip of paper, which on a desk is folded for each of them and runs from edge to edge of the window.
 * Where it is known how many weeks each but the last takes at most, it has as many pages, one a Friday.
 */
export function StepsReport({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  const weeks = steps.map(({ weeks }) => weeks?.[1]);
  const isCounted = weeks.every((most, index) => most || (index > 0 && index === weeks.length - 1));
  const few = steps.length <= FEW;
  return (
    <Section id={heading.id} surface="night">
      <SectionHeading {...heading} beside />
      <ol
        className={`mt-14 grid gap-y-12 md:mt-0 lg:mt-20 md:grid-cols-2 ${few ? "lg:auto-cols-[minmax(0,30rem)] lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto_auto]" : ""} md:gap-y-0`}
      >
        {steps.map(({ id, step, title, duration, description }, index) => {
          const last = index === steps.length - 1;
          // One alone falls, away from the heading.
          const falls = index % 2 === 1 || steps.length === 1;
          const inset = falls ? "md:pl-6" : index > 0 && few ? "lg:pl-6" : "";
          const end = last ? "lg:before:right-auto lg:before:left-full" : index > 0 ? "lg:before:hidden" : "";
          return (
            <li key={id} className="grid content-start gap-y-6 md:row-span-3 md:grid-rows-subgrid">
              <div className={`${LENGTH} ${falls ? FALLS : RISES} ${inset} ${few ? end : ""}`}>
                <span className="font-display max-md:w-[.7em] text-figure leading-[.9] font-extrabold tracking-tight">
                  {step}
                </span>
                <div className="md:mt-4">
                  <h3 className="text-card">{title}</h3>
                  {duration && <p className="font-semibold">{duration}</p>}
                </div>
              </div>
              <p className={`max-w-[32em] text-balance md:mt-14 md:pr-6 ${inset}`}>{description}</p>
              <div className={inset}>
                {isCounted && <Fridays after={sumOf(weeks.slice(0, index))} pages={weeks[index]} all={sumOf(weeks)} />}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const sumOf = (weeks: readonly (number | undefined)[]) => weeks.reduce<number>((sum, count = 0) => sum + count, 0);
