import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** The steps one below the other, each with a drawing of what happens in it. */
export function StepRows({ id, title, steps }: { id: string; title: string; steps: readonly ProcessStep[] }) {
  return (
    <Section id={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ol className="step-rows">
        {steps.map((step) => (
          <li key={step.id}>
            <span className="step-number" aria-hidden="true">
              {step.step}
            </span>
            <div className="step-words">
              <h3 className="text-title">{step.title}</h3>
              <p className="mt-3 text-muted">{step.description}</p>
            </div>
            {step.picture && (
              <div className="step-scene">
                <Pictured picture={step.picture} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
