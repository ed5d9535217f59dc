import type { ProcessStep } from "@/content/process";
import { SplitSection } from "./split-section";

/** Steps down a line beside a heading that stays in view, with the duration of each in the margin. */
export function Timeline({
  id,
  title,
  lead,
  steps,
}: {
  id: string;
  title: string;
  lead: string;
  steps: readonly ProcessStep[];
}) {
  return (
    <SplitSection id={id} surface="night" title={title} lead={lead} columns={5}>
      <ol>
        {steps.map((step) => (
          <li
            key={step.id}
            className="grid gap-x-(--gutter) gap-y-2 border-t border-rule py-7 md:grid-cols-[10rem_1fr]"
          >
            <p className="font-display text-card leading-[1.2] font-bold text-accent-text">{step.duration}</p>
            <div>
              <h3 className="text-title">
                {step.step}. {step.title}
              </h3>
              <p className="mt-3 text-muted">{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
