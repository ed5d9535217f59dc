import { SectionHeading } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/**
 * Steps as the entries of a page of paper, folded in three: what they lead to, each step with its number and duration,
 * and what happens in it. No line of writing crosses a fold.
 *
 * @param props.line The last line of the page, marked on a strip that follows the folds: a few figures with their labels.
 * @param props.above The surface of the section above, which ends along the same folds.
 */
export function StepsReport({
  id,
  title,
  lead,
  steps,
  line,
  above = "paper",
}: {
  id: string;
  title: string;
  lead: string;
  steps: readonly ProcessStep[];
  line?: readonly { label: string; value: string }[];
  above?: Surface;
}) {
  return (
    <Section id={id} surface="night">
      <div className="@container relative 2xl:-mx-[clamp(0rem,(100vw-96rem)/3,12rem)]">
        <div data-surface={above} className="steps-seam" />
        <div data-surface="sheet" className="steps-report">
          <div className="px-(--pad) lg:pr-2">
            <SectionHeading id={id} lead={lead}>
              {title}
            </SectionHeading>
          </div>
          <ol className="max-lg:px-(--pad) lg:col-span-2">
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
                <p className="max-w-[32em] lg:px-(--pad)">{step.description}</p>
              </li>
            ))}
          </ol>
          {line && (
            <p data-accent="accent-1" className="steps-line">
              {line.map(({ label, value }) => (
                <span key={label} data-surface="accent">
                  {label} <b>{value}</b>{" "}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
