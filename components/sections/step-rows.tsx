import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/**
 * The steps one below the other, each with a picture of what happens in it, on the one side or the
 * other. A drawing whose ground is wider than its frame runs out of the window there.
 */
export function StepRows({ id, title, steps }: { id: string; title: string; steps: readonly ProcessStep[] }) {
  return (
    <Section id={id} cut="corner">
      <SectionHeading id={id}>{title}</SectionHeading>
      <ol className="*:rise mt-block">
        {steps.map((step) => (
          <li
            key={step.id}
            className={
              step.picture
                ? "grid items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-6 pb-14 last:pb-0 md:grid-cols-2 md:pb-8 lg:pb-0 lg:grid-cols-[5fr_7fr] lg:even:grid-cols-[7fr_5fr] md:even:*:last:order-first md:even:*:last:[clip-path:inset(0_0_0_-100vw)]"
                : "grid gap-x-(--gutter) gap-y-4 border-t border-rule py-[clamp(2rem,3.5vw,3.25rem)] md:grid-cols-[2fr_5fr_5fr] md:items-center md:last:pb-0"
            }
          >
            <div className={step.picture ? undefined : "contents"}>
              <div className="flex items-baseline gap-x-4 font-display text-card font-bold text-accent-text">
                <span className={step.picture ? "text-result" : "text-figure leading-[.8]"} aria-hidden="true">
                  {step.step}
                </span>
                {step.duration && <p>{step.duration}</p>}
              </div>
              <h3 className={step.picture ? "mt-2 text-section leading-[1.08]" : "text-title"}>{step.title}</h3>
              <p className={step.picture ? "mt-4 text-lead leading-normal text-muted" : "text-muted"}>
                {step.description}
              </p>
            </div>
            {step.picture && (
              <div className="*:overflow-visible max-md:-mx-(--margin) md:[clip-path:inset(0_-100vw_0_0)]">
                <Pictured picture={step.picture} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
