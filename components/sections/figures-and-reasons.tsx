import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type Claim, claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { Copy } from "./copy";
import { Figures } from "./figures";

/**
 * The first figure as large as its place allows, or a drawing that has it in it; below it the others in a row, and
 * the arguments, each with the claim that it rests on.
 *
 * @param props.drawn The first figure with its label, drawn.
 */
export function FiguresAndReasons({
  stats: [first, ...others],
  reasons,
  drawn,
  ...heading
}: Heading & {
  stats: readonly [Claim, ...Claim[]];
  reasons: readonly Reason[];
  drawn?: ReactNode;
}) {
  return (
    <Section id={heading.id} surface="night" cut="corner">
      <SectionHeading {...heading} />
      <div className="mt-block">{drawn ?? <Figures look="lead" figures={[first]} />}</div>
      <ul className="mt-[clamp(2.5rem,4vw,4rem)] grid grid-cols-2 gap-x-[clamp(.75rem,4vw,4rem)] gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {others.map(({ id, value, label }) => (
          <li key={id} className="@container flex flex-wrap items-end gap-x-6 gap-y-3">
            <b
              className={`-ml-[.035em] font-display leading-[.8] font-extrabold tracking-[-0.035em] [--most:clamp(3.5rem,9.4vw,7.5rem)] ${fittingSize(others.map((other) => other.value))}`}
            >
              {value}
            </b>{" "}
            <span className="max-w-[12em] flex-[1_1_8em] text-small leading-snug text-balance lg:text-lead">
              {label}
            </span>
          </li>
        ))}
      </ul>
      <ul className="mt-[clamp(2.5rem,4vw,4rem)] grid gap-x-(--gutter) gap-y-8 sm:max-lg:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {reasons.map((reason) => {
          const rests = reason.claim && claim(reason.claim);
          return (
            <li key={reason.id} className="border-t border-rule pt-5">
              <h3 className="text-card">{reason.title}</h3>
              {rests && (
                <p className="mt-2 text-balance">
                  <b className="text-accent-text">{rests.value}</b> <Copy>{rests.label}</Copy>
                </p>
              )}
              <p className="mt-1 max-w-[32em] text-balance text-muted">
                <Copy>{reason.description}</Copy>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
