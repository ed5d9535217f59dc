import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import type { Claim } from "@/content/schema/records";

type Figure = Pick<Claim, "label" | "value">;

/** A label below its figure. */
const LABEL = "mt-2 max-w-[12.5em] text-muted";

/** Where the figures stand, and their labels; `first` is that of one that leads, `sizes` what a figure may have as it is long. */
const LOOKS: Record<
  "row" | "beside" | "over" | "results",
  { list: string; label: string; first?: string; sizes?: Record<number, string> }
> = {
  /** Side by side, in columns of one width. */
  row: {
    list: "grid *:@container grid-cols-2 gap-x-(--gutter) gap-y-9 [--most:9rem] max-sm:has-[>:last-child:nth-child(odd)]:grid-cols-1 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]",
    label: `${LABEL} lg:mt-4`,
  },
  /** Side by side, on a desk each before its label, elsewhere above it. */
  beside: {
    list: "grid *:@container grid-cols-2 gap-x-[clamp(.75rem,4vw,4rem)] gap-y-8 [--most:clamp(1.75rem,7vw,5.5rem)] lg:*:flex-row-reverse lg:*:items-center lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]",
    label: `${LABEL} max-lg:text-small lg:mt-0 lg:flex-1 lg:pl-5 lg:text-lead lg:leading-snug`,
  },
  /** The first as large as the page, its label at its foot on a desk, the others in rows below it. */
  over: {
    list: "grid *:first:@container [--most:clamp(2.125rem,1.8rem+1.5vw,3.25rem)] *:first:[--most:100cqi] *:not-first:border-t *:not-first:border-rule *:not-first:pt-5 max-lg:gap-x-(--gutter) max-lg:gap-y-8 sm:max-lg:grid-cols-2 sm:max-lg:has-[>:last-child:nth-child(3n+1)]:grid-cols-3 sm:max-lg:*:first:col-span-full lg:gap-x-(--gutter) lg:gap-y-[clamp(3rem,5vw,4.5rem)] lg:flex lg:flex-wrap lg:*:first:flex-row-reverse lg:*:first:*:last:flex-1 lg:*:first:items-end lg:*:first:basis-full lg:*:first:pr-[calc((100%+var(--gutter))/3)] lg:*:not-first:flex-[1_0_9rem]",
    label: LABEL,
    first:
      "mt-3 font-display text-title font-semibold sm:max-lg:flex sm:max-lg:items-end sm:max-lg:gap-x-(--gutter) sm:max-lg:text-[3.8vw] sm:max-lg:*:w-1/2 sm:max-lg:*:flex-none lg:mb-4 lg:w-[calc((100%-var(--gutter))/2)] lg:mr-[calc((100%+var(--gutter))/-2)] lg:shrink-0 lg:text-[min(2.2vw,1.75rem)]",
  },
  /** What came of one piece of work, at its foot, level with a neighbor's: a label has room for two lines. */
  results: {
    list: "mt-auto flex flex-wrap gap-6 *:flex-[1_0_7.5rem] *:*:last:whitespace-nowrap",
    label: "mt-2 max-w-[15em] max-lg:text-small md:min-h-[2lh]",
    sizes: {
      0: "text-card",
      12: "text-title",
      18: "text-result",
      24: "text-[clamp(2.125rem,8.4vw,3rem)] md:text-[min(4.6vw,4.125rem)]",
    },
  },
};

/** Letters that reach below the line. */
const HANGING = /[,;gjpqyQ]/;

/**
 * Figures with their labels: a label follows its figure to the eye, and comes before it in the list. A figure is a
 * picture as large as its place: wider spacing, if a visitor sets it, is for what is read, and not for this.
 *
 * @param props.art What the first is taken from, below its label.
 * @param props.among All figures that are as large as each other, these among them.
 */
export function Figures({
  look,
  figures,
  art,
  among = figures,
}: {
  look: keyof typeof LOOKS;
  figures: readonly Figure[];
  art?: ReactNode;
  among?: readonly Figure[];
}) {
  const { list: place, label: others, first: leader, sizes } = LOOKS[look];
  const led = leader ? 1 : 0;
  const values = among.map(({ value }) => value);
  const size = `leading-none ${fittingSize(values.slice(led), sizes)}`;
  const first = `-ml-[.035em] whitespace-nowrap leading-[.74] text-accent-text ${HANGING.test(values[0] ?? "") ? "pb-[.24em]" : "pb-[.02em]"} ${fittingSize(values.slice(0, 1))}`;
  return (
    <dl className={`*:flex *:flex-col-reverse *:justify-end ${place}`}>
      {figures.map(({ label, value }, index) => (
        <div key={label}>
          <dt className={`leading-[1.35] text-balance ${index < led ? leader : others}`}>
            {label}
            {index === 0 && art && <div className="mt-6">{art}</div>}
          </dt>
          <dd className={`font-display font-extrabold tracking-[-0.035em]! ${index < led ? first : size}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
