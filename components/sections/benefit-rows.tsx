import type { ReactNode } from "react";
import { fittingSize, ROW_SIZES } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { inRow } from "./even-rows";

/** How many stand beside each other on a desk, each as wide as its figure asks for. */
const COLUMNS = ["", "", "lg:grid-cols-[auto_auto]", "lg:grid-cols-[repeat(3,auto)]"];

/**
 * Benefits side by side, each below its figure where it rests on one: these are as large as lets them stand in one row.
 * Below them the document that proves them, if there is one, and what to do then.
 */
export function BenefitRows({
  benefits,
  proof,
  action,
  ...heading
}: Heading & { benefits: readonly Reason[]; proof?: ReactNode; action?: ReactNode }) {
  const figures = benefits.flatMap((benefit) => (benefit.claim ? [claim(benefit.claim).value] : []));
  const longest = figures.toSorted((one, two) => two.length - one.length).slice(0, 3);
  const size = `${fittingSize(figures)} ${fittingSize([longest.join("\u2003")], ROW_SIZES)}`;
  return (
    <Section id={heading.id} surface={proof ? "tint" : "paper"}>
      <SectionHeading {...heading} beside />
      <div className="@container mt-block">
        <ul
          className={`grid gap-x-(--gutter) gap-y-8 *:border-t *:border-rule *:pt-5 ${COLUMNS[inRow(benefits.length, 3)]}`}
        >
          {benefits.map(({ id, title, description, claim: rests }) => (
            <li
              key={id}
              className="flex flex-col md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-(--gutter)"
            >
              <h3 className="mb-1 text-card">{title}</h3>
              {rests && (
                <b
                  className={`order-first pb-3 font-display leading-none font-extrabold tracking-[-0.035em] text-accent-text md:max-lg:row-span-2 lg:whitespace-nowrap first-letter:uppercase [--most:var(--text-figure)] md:max-lg:[--most:3.25rem] ${size}`}
                >
                  {claim(rests).value}
                </b>
              )}
              <p className="max-w-[24em] text-balance text-muted first-letter:uppercase lg:min-w-[25cqi]">
                {rests && <span className="text-(--fg)">{claim(rests).label}.</span>} {description}
              </p>
            </li>
          ))}
        </ul>
      </div>
      {proof && <div className="mt-[clamp(3rem,5vw,5rem)]">{proof}</div>}
      {action && (
        <div className="mt-[clamp(3rem,4.5vw,4.5rem)] flex flex-wrap items-center justify-between gap-x-(--gutter) gap-y-5">
          {action}
        </div>
      )}
    </Section>
  );
}
