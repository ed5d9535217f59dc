import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";

/**
 * The steps along one straight line from edge to edge of the window, a mark for each date, or for each number where there
 * are none; below it what one holds by then, flat. A column on a phone.
 */
export function DatedProcess({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  return (
    <Section id={heading.id} surface="night">
      <SectionHeading {...heading} beside />
      <ol
        className={`mt-block grid gap-x-(--gutter) gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] ${LINE}`}
      >
        {steps.map(({ id, step, dates, picture, title, description }) => (
          <li
            key={id}
            className="grid content-start gap-x-6 gap-y-4 max-lg:not-last:pb-10 sm:max-lg:grid-cols-[15rem_1fr] sm:max-lg:grid-rows-[auto_auto_1fr] lg:row-span-4 lg:grid-rows-subgrid"
          >
            <p
              className={`grid gap-y-3 font-display leading-tight font-bold max-lg:col-span-full lg:auto-cols-fr lg:grid-flow-col lg:pt-8 ${dates ? "text-card" : "text-figure"}`}
            >
              {(dates ?? [step]).map((mark) => (
                <span key={mark} aria-hidden={!dates || undefined} className={MARK}>
                  {mark}{" "}
                </span>
              ))}
            </p>
            {picture && (
              <div className="max-w-[18rem] *:overflow-visible max-sm:max-w-[12rem] sm:max-lg:row-span-2 lg:py-2">
                <Pictured picture={picture} />
              </div>
            )}
            <h3 className="text-body lg:border-t lg:border-rule lg:pt-4">{title}</h3>
            <p className="max-w-[34rem]! text-balance text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A line along the upper edge, on beyond both ends; on a phone along the left one. */
const LINE =
  "max-lg:ml-2 max-lg:border-l-3 max-lg:border-accent max-lg:pl-8 lg:[border-image:linear-gradient(var(--accent)_0_0)_1/3px_0_0/0_100vw]";

const MARK =
  "relative before:absolute before:size-4 before:bg-(--fg) max-lg:before:top-0 max-lg:before:-left-10.5 lg:before:-top-9.5";
