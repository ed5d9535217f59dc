import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/**
 * The steps as one strip of paper from edge to edge of the window, a fold for each, what it says printed on it and what
 * one holds after it above, or its number, large: a row on a desk, a column on a phone. The planes that lie in the shade move away from what is written
 * on them: darker under light words, lighter under dark ones.
 */
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
      <ol
        data-surface="accent"
        className="mt-block grid bg-transparent lg:-mb-[clamp(1rem,2.5vw,3rem)] [--fall:1.5rem] max-lg:-mx-(--margin) lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:[--fall:clamp(3rem,5vw,8rem)]"
      >
        {steps.map((step) => (
          <li
            key={step.id}
            className={`grid content-start bg-accent px-(--margin) lg:row-span-3 lg:grid-rows-subgrid lg:pr-4 lg:pl-[clamp(1.5rem,2.4vw,3.5rem)] ${step.picture ? "gap-x-8 gap-y-3 sm:max-lg:grid-cols-[15rem_1fr]" : "max-lg:grid-cols-[4.5rem_1fr] gap-y-3 max-lg:gap-x-4"} ${OUTER} ${PLANE}`}
          >
            {step.picture ? (
              <div className="mb-3 *:overflow-visible w-[min(100%,24rem)] max-lg:max-w-[15rem] sm:max-lg:row-span-2">
                <Pictured picture={step.picture} />
              </div>
            ) : (
              <span
                aria-hidden="true"
                className="font-display text-[4rem]/[.9] font-bold tracking-tight max-lg:row-span-2 lg:min-h-[min(24svh,26rem)] lg:text-[clamp(7rem,17vw,24rem)]"
              >
                {step.step}
              </span>
            )}
            <h3 className="self-end text-card lg:text-[1.25rem]">
              {step.picture && (
                <>
                  <span aria-hidden="true" className="mr-3 text-title/none lg:mb-1 lg:block">
                    {step.step}
                  </span>{" "}
                </>
              )}
              {step.title}
            </h3>
            <p className="max-w-[34rem] text-balance">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The first and the last reach the edges of the window; their words stay in the page's columns. */
const OUTER = "lg:first:-ml-(--outside) lg:first:pl-(--outside) lg:last:-mr-(--outside) lg:last:pr-(--outside)";

/** On a phone each fold goes the other way than the one above it; on a desk the whole plane rises or falls. */
const PLANE = `even:bg-(--accent-shade) py-[calc(var(--fall)+1.5rem)] -mb-(--fall) [clip-path:polygon(0_0,100%_var(--fall),100%_calc(100%-var(--fall)),0_100%)] even:[clip-path:polygon(0_var(--fall),100%_0,100%_100%,0_calc(100%-var(--fall)))] lg:mb-0 lg:[clip-path:polygon(0_var(--fall),100%_0,100%_calc(100%-var(--fall)),0_100%)] lg:even:[clip-path:polygon(0_0,100%_var(--fall),100%_100%,0_calc(100%-var(--fall)))]`;
