import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/schema/records";
import { claimById } from "@/lib/claims";
import { columnsOf } from "./even-rows";

/**
 * Benefits side by side, each with the figure that it rests on, if it does, which its label ends. Below them the document
 * that proves them, if there is one.
 */
export function BenefitRows({
  benefits,
  proof,
  ...heading
}: Heading & { benefits: readonly Reason[]; proof?: ReactNode }) {
  const size = fittingSize(benefits.flatMap((benefit) => (benefit.claim ? [claimById(benefit.claim).value] : [])));
  return (
    <Section id={heading.id} surface={proof ? "tint" : "paper"}>
      <SectionHeading {...heading} />
      <ul
        className={`mt-block grid gap-x-[clamp(1.25rem,4vw,4rem)] gap-y-10 *:border-t *:border-rule *:pt-5 ${columnsOf(benefits.length, 3)}`}
      >
        {benefits.map(({ id, title, description, claim: rests }) => (
          <li key={id} className="@container md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-(--gutter)">
            <h3 className={`col-span-full text-[min(var(--text-card),var(--fit))] ${fitWords(title)}`}>{title}</h3>
            {rests && (
              <p className="mt-4 font-display text-card leading-snug font-semibold text-balance">
                <b
                  className={`-ml-[.02em] block leading-none font-extrabold tracking-[-0.025em] text-accent-text first-letter:uppercase [--most:var(--text-figure)] md:max-lg:[--most:3.25rem] ${size}`}
                >
                  {claimById(rests).value}
                </b>{" "}
                {claimById(rests).label}
              </p>
            )}
            <p className="mt-2 text-pretty text-muted md:max-lg:mt-4">{description}</p>
          </li>
        ))}
      </ul>
      {proof && <div className="mt-[clamp(3rem,5vw,5rem)]">{proof}</div>}
    </Section>
  );
}
