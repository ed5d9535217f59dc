import { type StepWeeks, WeekPages } from "@/components/art/growth-scene";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** On a desk its ends follow its folds, whose panels rise and fall by the slope of a third of its width (slope.ts). */
const SHEET =
  "relative [--pad:clamp(1.25rem,2.6cqi,2.25rem)] [--fold:13.17cqi] max-lg:bg-transparent lg:py-(--fold) lg:[clip-path:polygon(0_var(--fold),33.33%_0,66.67%_var(--fold),100%_0,100%_calc(100%-var(--fold)),66.67%_100%,33.33%_calc(100%-var(--fold)),0_100%)] lg:before:absolute lg:before:inset-y-0 lg:before:left-1/3 lg:before:w-1/3 lg:before:bg-(--fg) lg:before:opacity-[.09]";

/** Below a desk the page is folded across instead: its panels lean in and out in turn, every other one in the shade. */
const PANEL =
  "max-lg:bg-(--bg) max-lg:px-[calc(var(--pad)+.75rem)] max-lg:py-7 max-lg:[clip-path:polygon(var(--a)_0,calc(100%-var(--a))_0,calc(100%-var(--b))_100%,var(--b)_100%)]";
const OUT = "[--a:.75rem] [--b:0px]";
const IN = "[--a:0px] [--b:.75rem] max-lg:bg-[color-mix(in_oklab,var(--fg)_9%,var(--bg))]";
/** Its last line goes around the page: down it in three lengths, and on a desk along its folds across the window. */
const LENGTH =
  "@container block odd:bg-(--accent) even:bg-(--accent-shade) max-lg:px-[calc(var(--outside)+1rem)] max-lg:pt-4 max-lg:pb-5 max-lg:[clip-path:polygon(var(--a)_0,calc(100%-var(--b))_0,calc(100%-var(--a))_100%,var(--b)_100%)] max-lg:odd:[--a:0px] max-lg:odd:[--b:1rem] max-lg:even:[--a:1rem] max-lg:even:[--b:0px] lg:not-first:-ml-px lg:px-(--pad) lg:first:pl-(--outside) lg:py-[2.4cqi] lg:text-lead lg:leading-none lg:odd:-skew-y-(--angle) lg:even:skew-y-(--angle)";

/**
 * Steps as the entries of a page of paper, folded in three: what they lead to, each step with its number and duration,
 * and what happens in it. No line of writing crosses a fold.
 *
 * @param props.weeks The Fridays of each step: as many pages, at the foot of the first third.
 * @param props.pages What these pages are.
 * @param props.line The last line of the page, marked on a strip that follows the folds: a few figures with their labels.
 */
export function StepsReport({
  steps,
  weeks,
  pages,
  line,
  ...heading
}: Heading & {
  steps: readonly ProcessStep[];
  weeks?: readonly StepWeeks[];
  pages?: string;
  line?: readonly { label: string; value: string }[];
}) {
  const size = fittingSize((line ?? []).map(({ value }) => value));
  return (
    <Section id={heading.id} surface="night" space="none">
      <div className="@container relative max-lg:py-(--section) lg:-mx-(--outside)">
        <div data-surface="tint" className={SHEET}>
          <div className="relative grid lg:gap-y-10 lg:pt-6 lg:grid-cols-3">
            <div
              className={`${PANEL} ${OUT} lg:pr-(--pad) lg:pl-(--outside) lg:flex lg:flex-col lg:justify-between lg:gap-10 lg:[&_h2]:text-[min(3.5cqi,3rem)] lg:[&_p]:max-w-[24ch]`}
            >
              <div className={weeks ? "" : "lg:sticky lg:top-[calc(var(--bar)+2rem)]"}>
                <SectionHeading {...heading} />
              </div>
              {weeks && (
                <div className="max-w-80 max-lg:mt-9">
                  <WeekPages weeks={weeks} />
                  <p className="mt-5 max-w-[24ch] text-small font-semibold text-balance">{pages}</p>
                </div>
              )}
            </div>
            <ol className="relative lg:col-span-2">
              {steps.map((step, index) => (
                <li
                  key={step.id}
                  className={`grid gap-x-(--gutter) gap-y-2 sm:grid-cols-2 lg:gap-x-0 lg:border-t lg:border-rule lg:py-[clamp(1.5rem,2.4vw,2.25rem)] ${PANEL} ${index % 2 ? OUT : IN}`}
                >
                  <div className="grid grid-cols-[auto_1fr] gap-x-5 lg:px-(--pad)">
                    <span className="min-w-[.62em] font-display text-figure leading-[.9] font-extrabold tracking-tight">
                      {step.step}
                    </span>
                    <div>
                      <h3 className="text-title">{step.title}</h3>
                      {step.duration && <p className="mt-1 font-semibold text-muted">{step.duration}</p>}
                    </div>
                  </div>
                  <p className="max-w-[32em] text-balance lg:pr-(--outside) lg:pl-(--pad)">{step.description}</p>
                </li>
              ))}
            </ol>
            {line && (
              <p
                data-accent="accent-1"
                className="relative max-lg:-mx-(--outside) text-(--on-accent) lg:col-span-full lg:grid lg:grid-flow-col lg:auto-cols-fr lg:mt-[6.6cqi] lg:-mb-[2.4cqi]"
              >
                {line.map(({ label, value }) => (
                  <span key={label} className={LENGTH}>
                    {label}{" "}
                    <b
                      className={`block font-display leading-[1.1] font-extrabold tracking-[-0.035em] whitespace-nowrap [--most:9rem] lg:[--most:min(5.3rem,7vw)] ${size}`}
                    >
                      {value}
                    </b>{" "}
                  </span>
                ))}
              </p>
            )}
          </div>
        </div>
      </div>
    </Section>
  );
}
