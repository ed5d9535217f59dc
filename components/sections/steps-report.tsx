import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/**
 * Steps as the entries of a page of paper, folded in three: what they lead to, each step with its number and duration,
 * and what happens in it. No line of writing crosses a fold.
 *
 * @param props.line The last line of the page, marked on a strip that follows the folds: a few figures with their labels.
 */
export function StepsReport({
  id,
  title,
  lead,
  steps,
  line,
}: {
  id: string;
  title: string;
  lead: string;
  steps: readonly ProcessStep[];
  line?: readonly { label: string; value: string }[];
}) {
  return (
    <Section id={id} surface="night">
      <div className="@container">
        <div data-surface="sheet" className="steps-report">
          <div className="px-(--pad) lg:row-span-full lg:pb-10">
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
                    <p className="mt-1 font-semibold text-muted">{step.duration}</p>
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
