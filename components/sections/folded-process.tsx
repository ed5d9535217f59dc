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
      <ol className="mt-block grid gap-x-(--gutter) lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto_1fr] lg:gap-0 *:rise">
        {steps.map((step) => (
          <li
            key={step.id}
            className="grid grid-cols-[4.5rem_1fr] gap-6 pb-10 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-0 lg:pb-0"
          >
            <div className="@container" aria-hidden="true">
              <span className="folded-plane">{step.step}</span>
            </div>
            <div className="lg:contents lg:*:pr-(--gutter)">
              <h3 className="text-card lg:mt-8">{step.title}</h3>
              <p className="mt-3 text-muted">{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
