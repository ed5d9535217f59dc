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
            <div className="lg:grid lg:grid-cols-[8rem_1fr] lg:gap-x-4">
              <p className="font-display text-card leading-tight font-bold text-accent-text">{step.duration}</p>
              <div>
                <h3 className="mt-1 text-card lg:mt-0">
                  {step.step}. {step.title}
                </h3>
                <p className="mt-2 max-w-[46ch] text-small text-muted">{step.description}</p>
              </div>
            </div>
            <DeliveryPlane steps={steps} index={index} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
