import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";
import { Unbroken } from "./copy";

/**
 * The steps one below the other, each with a picture of what happens in it, on the one side or the other, from row to row.
 * A drawing stands between the words and the window's edge, up to which it has a ground: on the right in the middle, on
 * the left from the page's margin on.
 */
export function StepRows({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <ol className="*:rise mt-block">
        {steps.map((step) => (
          <li
            key={step.id}
            className={
              step.picture
                ? "grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-6 max-md:pb-14 max-md:last:pb-0 lg:last:*:last:-mb-[14%] md:grid-cols-2 lg:grid-cols-[5fr_7fr] lg:even:grid-cols-[7fr_5fr] md:odd:*:last:-mr-(--outside) lg:last:*:last:items-end md:max-lg:odd:*:last:pr-4 lg:odd:*:last:px-[calc(var(--outside)/2)] md:even:*:last:order-first md:even:*:last:-ml-(--outside) md:even:*:last:pl-(--outside)"
                : "grid gap-x-(--gutter) gap-y-4 border-t border-rule py-[clamp(2rem,3.5vw,3.25rem)] md:grid-cols-[2fr_5fr_5fr] md:items-center md:last:pb-0"
            }
          >
            <div className={step.picture ? "md:py-6 lg:pt-[min(5vw,5rem)] lg:pb-8" : "contents"}>
              <div className="flex items-baseline gap-x-5 font-display text-card font-bold text-accent-text">
                <span
                  className={
                    step.picture
                      ? "text-[clamp(5.5rem,10vw,9rem)] leading-[.76] font-extrabold"
                      : "text-figure leading-[.8]"
                  }
                  aria-hidden="true"
                >
                  {step.step}
                </span>
                {step.duration && (
                  <p>
                    <Unbroken>{step.duration}</Unbroken>
                  </p>
                )}
              </div>
              <h3 className={step.picture ? "mt-7 text-title" : "text-title"}>{step.title}</h3>
              <p className={step.picture ? "mt-3 text-lead leading-normal text-muted" : "text-muted"}>
                {step.description}
              </p>
            </div>
            {step.picture && (
              <div className="flex items-center justify-center self-stretch [clip-path:inset(0)] *:overflow-visible max-md:-mx-(--margin) max-md:px-(--margin)">
                <Pictured picture={step.picture} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
