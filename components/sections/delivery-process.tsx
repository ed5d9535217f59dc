import { WeekRule } from "@/components/art/week-rule";
import { fittingSize } from "@/components/art/words";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/**
 * Steps with their durations beside the weeks of all of them together: their sum as a figure, and one folding rule. On a
 * phone each step has its own length of the rule. Where no step is told in weeks, the steps have all of the room.
 *
 * @param props.total What the sum of the weeks measures, in a few words that follow the figure.
 */
export function DeliveryProcess({
  id,
  title,
  lead,
  total,
  steps,
}: {
  id: string;
  title: string;
  lead?: string;
  total: string;
  steps: readonly ProcessStep[];
}) {
  const sum = (end: 0 | 1) => steps.reduce((weeks, step) => weeks + (step.weeks?.[end] ?? 0), 0);
  const [least, most] = [sum(0), sum(1)];
  const weeks = least === most ? String(most) : `${least}–${most}`;
  return (
    <Section id={id} surface="night" cut="corner">
      <div className={`grid gap-x-[calc(2*var(--gutter))] gap-y-12 ${most ? "lg:grid-cols-[2fr_3fr]" : ""}`}>
        <div>
          <SectionHeading id={id} lead={lead}>
            {title}
          </SectionHeading>
          <ol className={`mt-block grid gap-x-(--gutter) ${most ? "" : "lg:grid-cols-2"}`}>
            {steps.map((step, index) => (
              <li key={step.id} className="border-t border-rule py-6">
                {step.duration && (
                  <p className="mb-3 font-display text-title leading-none font-bold text-accent-text">
                    {step.duration}
                  </p>
                )}
                <h3 className="text-card">
                  {step.step}. {step.title}
                </h3>
                <p className="mt-2 mb-1 max-w-[52ch] text-small text-muted text-balance">{step.description}</p>
                {most > 0 && (step.weeks || index === steps.length - 1) && (
                  <div className="mt-5 lg:hidden">
                    <WeekRule steps={steps} only={step} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </div>
        {most > 0 && (
          <div className="lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:self-start">
            <p className="font-display font-extrabold">
              <span className="@container block [--most:20rem]">
                <span className={`block leading-[.9] tracking-[-.035em] text-accent-text ${fittingSize([weeks])}`}>
                  {weeks}
                </span>
              </span>{" "}
              <span className="mt-5 mb-10 block text-title leading-tight text-balance tracking-[-.01em]">
                {total.replace(/(\d) /g, "$1\u00a0")}
              </span>
            </p>
            <WeekRule steps={steps} />
          </div>
        )}
      </div>
    </Section>
  );
}
