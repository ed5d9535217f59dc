import { DeliveryPlane } from "@/components/art/delivery-plane";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** Steps with their durations, each beside its length of one strip of paper: a staircase from the first week on. */
export function DeliveryProcess({
  id,
  title,
  lead,
  steps,
}: {
  id: string;
  title: string;
  lead?: string;
  steps: readonly ProcessStep[];
}) {
  return (
    <Section id={id} surface="night" cut="corner">
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <ol className="mt-block">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="grid items-center gap-x-(--gutter) gap-y-4 border-t border-rule py-7 lg:grid-cols-[5fr_7fr]"
          >
            <div>
              <p className="font-display text-title leading-none font-bold text-accent-text">{step.duration}</p>
              <h3 className="mt-3 text-card">
                {step.step}. {step.title}
              </h3>
              <p className="mt-2 max-w-[52ch] text-small text-muted">{step.description}</p>
            </div>
            <DeliveryPlane steps={steps} index={index} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
