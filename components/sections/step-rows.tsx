import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** The steps one below the other, each with a drawing of what happens in it. */
export function StepRows({ id, title, steps }: { id: string; title: string; steps: readonly ProcessStep[] }) {
  return (
    <Section id={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ol className="*:rise mt-block">
        {steps.map((step) => (
          <li
            key={step.id}
            className="grid gap-x-(--gutter) gap-y-4 border-t border-rule py-[clamp(2rem,3.5vw,3.25rem)] md:grid-cols-[2fr_5fr_5fr] md:items-center md:last:pb-0"
          >
            <span
              className="font-display text-figure leading-[.85] font-extrabold tracking-[-.04em] text-accent-text"
              aria-hidden="true"
            >
              {step.step}
            </span>
            <div className={step.picture ? "md:pr-8" : "md:contents"}>
              <h3 className="text-title">{step.title}</h3>
              <p className={step.picture ? "mt-3 text-muted" : "mt-3 text-muted md:mt-0"}>{step.description}</p>
            </div>
            {step.picture && (
              <div className="w-full max-w-104 md:justify-self-end print:hidden">
                <Pictured picture={step.picture} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
