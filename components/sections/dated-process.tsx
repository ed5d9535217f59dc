import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";

/**
 * The steps along one straight line from edge to edge of the window, a mark for each date, or for each number where there
 * are none, all equally far apart: a step with several dates is as many times as wide. Below it what one holds by then,
 * flat. Below a desk a column, and a mark for each step.
 */
export function DatedProcess({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  const isDated = steps.some(({ dates }) => dates);
  return (
    <Section id={heading.id} surface="night">
      <SectionHeading {...heading} />
      <ol
        className={`mt-block grid gap-x-(--gutter) gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] ${LINE}`}
      >
        {steps.map(({ id, step, dates, picture, title, description }) => (
          <li
            key={id}
            className={`grid content-start gap-x-6 gap-y-4 max-lg:not-last:pb-8 sm:max-lg:grid-cols-[20rem_1fr] sm:max-lg:grid-rows-[auto_1fr] lg:row-span-4 lg:grid-rows-subgrid ${SPANS[dates?.length ?? 1] ?? ""} ${picture && !dates?.[1] ? "max-sm:grid-cols-[minmax(min-content,1fr)_minmax(0,8.5rem)] max-sm:grid-rows-[auto_1fr]" : ""}`}
          >
            <p
              className={`grid auto-cols-fr grid-flow-col gap-x-6 font-display leading-tight font-bold sm:max-lg:mr-auto sm:max-lg:w-80 sm:max-lg:self-baseline lg:gap-x-(--gutter) lg:pt-8 ${isDated ? "text-card" : "text-figure"}`}
            >
              {(dates ?? [step]).map((mark) => (
                <span key={mark} aria-hidden={!dates || undefined} className={MARK}>
                  {mark}{" "}
                </span>
              ))}
            </p>
            {picture && (
              <div
                className={`*:overflow-visible sm:max-lg:row-start-2 lg:py-2 ${dates?.[1] ? "max-sm:order-1" : "max-w-[18rem] sm:max-lg:w-60 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"}`}
              >
                <Pictured picture={picture} />
              </div>
            )}
            <h3 className="text-body sm:max-lg:self-baseline lg:row-start-3 lg:border-t lg:border-rule lg:pt-4">
              {title}
            </h3>
            <p className="max-w-[34rem]! text-balance text-muted max-sm:order-1 max-sm:col-span-full lg:row-start-4">
              {description}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** As many dates as a step has. */
const SPANS = ["", "", "lg:col-span-2", "lg:col-span-3"];

/** A line along the upper edge, on beyond both ends; on a phone along the left one. */
const LINE =
  "max-lg:ml-2 max-lg:border-l-3 max-lg:border-accent max-lg:pl-8 lg:[border-image:linear-gradient(var(--accent)_0_0)_1/3px_0_0/0_100vw]";

const MARK =
  "relative before:absolute before:size-4 before:bg-(--fg) max-lg:before:top-0 max-lg:before:-left-10.5 max-lg:not-first:before:hidden lg:before:-top-9.5";
