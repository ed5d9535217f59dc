import { DeliveryStrip } from "@/components/art/delivery-strip";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** Steps with their durations below one strip of paper, folded where a step ends. */
export function DeliveryProcess({ id, title, steps }: { id: string; title: string; steps: readonly ProcessStep[] }) {
  return (
    <Section id={id} surface="night">
      <SectionHeading id={id}>{title}</SectionHeading>
      <DeliveryStrip steps={steps} />
      <ol className="grid gap-x-(--gutter) gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto_1fr] lg:gap-y-0">
        {steps.map((step) => (
          <li key={step.id} className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
            <p className="font-display text-title leading-none font-bold text-accent-text">{step.duration}</p>
            <h3 className="mt-4 text-card">
              {step.step}. {step.title}
            </h3>
            <p className="mt-3 text-small text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
