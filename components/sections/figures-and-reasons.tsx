import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { type Claim, claim } from "@/content/claims";
import type { Reason } from "@/content/reasons";
import { Copy } from "./copy";

/**
 * The first figure as large as its place allows, or in the room that a drawing of it leaves; below it the others, and
 * beside them the arguments, each with its own.
 *
 * @param props.scene Its lower right part, a little more than half as wide, is empty.
 */
export function FiguresAndReasons({
  id,
  title,
  stats: [first, ...others],
  reasons,
  scene,
}: {
  id: string;
  title: string;
  stats: readonly [Claim, ...Claim[]];
  reasons: readonly Reason[];
  scene?: ReactNode;
}) {
  return (
    <Section id={id} surface="night" cut="corner">
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="relative mt-block">
        {scene}
        <p
          className={
            scene
              ? "absolute right-0 bottom-0 left-[42%] grid gap-y-[.75em] md:right-[6%] md:left-[49%]"
              : "grid gap-y-4 lg:max-w-[60%]"
          }
        >
          <span className={`@container block ${scene ? "md:max-lg:w-[72%]" : ""}`}>
            <b
              className={`-ml-[.035em] block whitespace-nowrap font-display leading-[.76] font-extrabold tracking-[-0.035em] text-accent-text [--most:100cqi] ${fittingSize([first.value])}`}
            >
              {first.value}
            </b>
          </span>{" "}
          <span className="text-lead leading-snug text-balance">{first.label}</span>
        </p>
      </div>
      <div className="mt-[clamp(3rem,6vw,6rem)] grid gap-x-(--gutter) gap-y-8 lg:grid-cols-[4fr_8fr]">
        <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:grid-cols-1">
          {others.map(({ id, value, label }) => (
            <li key={id} className="border-t border-rule pt-5">
              <b className="block font-display text-figure leading-none font-extrabold tracking-[-0.035em]">{value}</b>{" "}
              <span className="mt-2 block max-w-[14em] leading-snug text-balance text-muted">{label}</span>
            </li>
          ))}
        </ul>
        <ul className="grid gap-x-(--gutter) gap-y-8 self-start sm:auto-rows-fr sm:grid-cols-2">
          {reasons.map((reason) => {
            const rests = reason.claim && claim(reason.claim);
            return (
              <li key={reason.id} className="border-t border-rule pt-5">
                {rests && (
                  <p className="mb-4">
                    <b className="block font-display text-section leading-none font-extrabold tracking-tight text-accent-text">
                      {rests.value}
                    </b>{" "}
                    <span className="text-small">
                      <Copy>{rests.label}</Copy>
                    </span>
                  </p>
                )}
                <h3 className="text-card">{reason.title}</h3>
                <p className="mt-2 max-w-[32em] text-balance text-muted">
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
