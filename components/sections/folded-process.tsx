import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** The steps as one strip of paper with a fold for each: a row on a desk, a column on a phone. */
export function FoldedProcess({
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
    <Section id={id} surface="night">
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <ol className="folded-steps">
        {steps.map((step) => (
          <li key={step.id}>
            <span className="folded-plane" aria-hidden="true">
              {step.step}
            </span>
            <div>
              <h3 className="text-card">{step.title}</h3>
              <p className="mt-3 text-muted">{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
