import type { ReactNode } from "react";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Claim, Reason } from "@/content/schema/records";
import { claimById } from "@/lib/claims";
import { Copy } from "./copy";
import { columnsOf } from "./even-rows";
import { Figures } from "./figures";

/**
 * The first figure as large as its place allows, or a drawing that has it in it, and the others below it; then the
 * arguments, if there are any, each beginning with the claim that it rests on.
 *
 * @param props.drawn The first figure with its label, drawn.
 */
export function FiguresAndReasons({
  stats,
  reasons,
  drawn,
  ...heading
}: Heading & {
  stats: readonly [Claim, ...Claim[]];
  reasons?: readonly Reason[];
  drawn?: ReactNode;
}) {
  return (
    <Section id={heading.id} surface="night" cut={reasons && "corner"}>
      <SectionHeading {...heading} beside />
      <div className="mt-block grid gap-y-[clamp(2.5rem,4vw,4rem)]">
        {drawn}
        <Figures look={drawn ? "beside" : "over"} figures={drawn ? stats.slice(1) : stats} />
        {reasons && (
          <ul className={`${LEAVES} ${columnsOf(reasons.length, 4)}`}>
            {reasons.map((reason) => {
              const rests = reason.claim && claimById(reason.claim);
              return (
                <li key={reason.id} data-surface="sheet">
                  <h3 className={`text-[min(var(--text-title),calc(var(--fit)*.7))] ${fitWords(reason.title)}`}>
                    {reason.title}
                  </h3>
                  <p className="mt-3 max-w-[32em] text-balance">
                    {rests && (
                      <b className="font-semibold">
                        <Copy>{`${rests.value} ${rests.label}.`}</Copy>
                      </b>
                    )}{" "}
                    <Copy>{reason.description}</Copy>
                  </p>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** One folded sheet, whose leaves lean in turn: down the page on a phone, elsewhere side by side. */
const LEAVES =
  "grid gap-y-3 [--lean:1.25rem] max-sm:gap-y-0 *:px-[calc(var(--lean)+.75rem)] *:py-[calc(var(--lean)+1.25rem)] *:even:bg-[linear-gradient(oklch(0_0_0/.1)_0_0)] max-sm:*:odd:leaf-right max-sm:*:even:leaf-left sm:grid-cols-2 sm:*:odd:leaf-up sm:*:even:leaf-down";
