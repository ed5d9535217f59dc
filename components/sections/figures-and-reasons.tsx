import type { ReactNode } from "react";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type Claim, claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { Copy } from "./copy";
import { Figures } from "./figures";

/**
 * The first figure as large as its place allows, or a drawing that has it in it; below it the others, and beside them the
 * arguments, each with the claim that it rests on.
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
      <div className="mt-[clamp(3rem,6vw,6rem)] grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[4fr_8fr]">
        <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:auto-rows-fr lg:grid-cols-1">
          {others.map(({ id, value, label }) => (
            <li key={id} className="border-t border-rule pt-5">
              <b className="block font-display text-[clamp(3rem,5vw,4rem)]/none font-extrabold tracking-[-0.035em]">
                {value}
              </b>{" "}
              <span className="mt-2 block max-w-[14em] leading-snug text-balance text-muted">{label}</span>
            </li>
          ))}
        </ul>
        <ul className="grid gap-x-(--gutter) gap-y-8 sm:grid-cols-2 lg:auto-rows-fr">
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
      </div>
    </Section>
  );
}
