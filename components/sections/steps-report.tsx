import { WeekPages } from "@/components/art/growth-scene";
import { SectionHeading } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** What follows the folds of the page, each panel of which is 100 wide here and rises by 39.5 (slope.ts). */
const EDGES = {
  /** The section above, to both sides beyond the page. */
  seam: { sheet: "M-100 0 0 39.5 100 0 200 39.5 300 0 400 39.5 500 0z", shade: "" },
  top: { sheet: "M0 39.5 100 0 200 39.5 300 0v39.5z", shade: "M100 0v39.5h100z" },
  foot: { sheet: "M0 0v39.5L100 0 200 39.5 300 0z", shade: "M100 0 200 39.5V0z" },
};

function Edge({ of }: { of: keyof typeof EDGES }) {
  const { sheet, shade } = EDGES[of];
  return (
    <svg viewBox="0 0 300 39.5" aria-hidden="true" className="-my-px block h-auto w-full overflow-visible">
      <path fill="var(--bg)" d={sheet} />
      {shade && <path fillOpacity=".09" d={shade} />}
    </svg>
  );
}

/**
 * Steps as the entries of a page of paper, folded in three: what they lead to, each step with its number and duration,
 * and what happens in it. No line of writing crosses a fold.
 *
 * @param props.weeks How long each takes at most: as many pages, at the foot of the first third.
 * @param props.line The last line of the page, marked on a strip that follows the folds: a few figures with their labels.
 * @param props.above The surface of the section above, which ends along the same folds.
 */
export function StepsReport({
  id,
  title,
  lead,
  steps,
  weeks,
  line,
  above = "paper",
}: {
  id: string;
  title: string;
  lead: string;
  steps: readonly ProcessStep[];
  weeks?: readonly number[];
  line?: readonly { label: string; value: string }[];
  above?: Surface;
}) {
  return (
    <Section id={id} surface="night">
      <div className="@container relative">
        <div data-surface={above} className="absolute inset-x-0 -top-(--section) bg-transparent">
          <Edge of="seam" />
        </div>
        <div data-surface="sheet" className="relative bg-transparent [--pad:clamp(1.25rem,2.6cqi,2.25rem)]">
          <Edge of="top" />
          <div className="relative grid gap-y-10 bg-(--bg) pt-6 lg:grid-cols-3 before:absolute before:inset-y-0 before:left-1/3 before:w-1/3 before:bg-(--fg) before:opacity-[.09]">
            <div className="px-(--pad) lg:flex lg:flex-col lg:justify-between lg:gap-10 lg:pb-6 lg:[&_p]:max-w-[24ch]">
              <div className="lg:sticky lg:top-[calc(var(--bar)+2rem)]">
                <SectionHeading id={id} lead={lead}>
                  {title}
                </SectionHeading>
              </div>
              {weeks && (
                <div className="max-lg:hidden">
                  <WeekPages weeks={weeks} />
                </div>
              )}
            </div>
            <ol className="relative max-lg:px-(--pad) lg:col-span-2">
              {steps.map((step) => (
                <li
                  key={step.id}
                  className="grid gap-y-2 border-t border-rule py-[clamp(1.5rem,2.4vw,2.25rem)] lg:grid-cols-2"
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
                  <p className="max-w-[32em] text-balance lg:px-(--pad)">{step.description}</p>
                </li>
              ))}
            </ol>
            {line && (
              <p
                data-accent="accent-1"
                className="col-span-full my-[6.6cqi] grid auto-cols-fr grid-flow-col *:-skew-y-[21.55deg] *:not-first:-ml-px *:even:skew-y-[21.55deg] *:even:bg-(--accent-shade)"
              >
                {line.map(({ label, value }) => (
                  <span
                    key={label}
                    data-surface="accent"
                    className="px-[clamp(.625rem,2.6cqi,2.25rem)] pt-4 pb-5 text-[clamp(.8125rem,1.6cqi,1.125rem)]"
                  >
                    {label}{" "}
                    <b className="block font-display text-[clamp(1.25rem,5.6cqi,4.25rem)] leading-[1.1] font-extrabold tracking-tight">
                      {value}
                    </b>{" "}
                  </span>
                ))}
              </p>
            )}
          </div>
          <Edge of="foot" />
        </div>
      </div>
    </Section>
  );
}
