import { FittedFigure } from "@/components/art/words";

interface Figure {
  label: string;
  value: string;
}

const POSTER =
  "figures-poster gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-cols-[auto_minmax(8rem,1fr)] md:items-end md:*:first:row-span-2";

const LOOKS = {
  /** The first as large as the page allows, the others beside it. */
  poster: POSTER,
  /** The same where the first is longer than eight characters. */
  "long-poster": `figures-long ${POSTER}`,
  /** Side by side, each as large as the row allows. */
  great: "figures-great gap-x-(--gutter) gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]",
  /** Side by side in a band. */
  band: "figures-band grid-cols-[1fr_1fr] gap-x-(--gutter) gap-y-9 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]",
  /** The first as large as the page, the others in a column beside it, which is as high. */
  lead: "figures-band max-lg:gap-x-(--gutter) max-lg:gap-y-8 sm:max-lg:grid-cols-3 sm:max-lg:*:first:col-span-full lg:grid-cols-[1fr_minmax(0,22rem)] lg:gap-x-[7%] lg:*:col-start-2 lg:*:first:col-start-1 lg:*:first:row-[1/span_12] lg:*:first:self-end *:not-first:border-t *:not-first:border-rule *:not-first:pt-5 lg:*:not-first:pb-7",
  /** What came of one piece of work. */
  results: "figures-results grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-5",
};

/** Figures with their labels: a label follows its figure to the eye, and comes before it in the list. */
export function Figures({ look, figures }: { look: keyof typeof LOOKS; figures: readonly Figure[] }) {
  return (
    <dl className={`figures grid *:flex *:flex-col-reverse *:justify-end ${LOOKS[look]}`}>
      {figures.map(({ label, value }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{look === "lead" && index === 0 ? <FittedFigure>{value}</FittedFigure> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
