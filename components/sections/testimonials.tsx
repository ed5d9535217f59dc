import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { LETTER } from "@/components/ui/letter";
import { Section, type Surface } from "@/components/ui/section";
import type { Testimonial } from "@/content/schema/records";
import { Quoted } from "./copy";
import { columnsOf } from "./even-rows";

/**
 * On a desk its panels stand beside each other, so that their upper and lower edges lean, the large one twice as far. Each
 * is drawn whole before it is cut, or its ground shows as a fringe around the portrait.
 */
const LEAVES =
  "lg:grid lg:*:filter-[opacity(1)] lg:*:p-0 lg:*:not-last:border-b-0 lg:*:-mr-px lg:*:not-first:mt-0 lg:*:nth-[n]:[clip-path:polygon(0_var(--left,0px),100%_var(--right,0px),100%_calc(100%-2.5rem+var(--right,0px)),0_calc(100%-2.5rem+var(--left,0px)))]";

/** Flat, from edge to edge: the large one's portrait ends with the window, the others stand on the seam below. */
const BAND =
  "-mx-(--outside) -mb-(--section) *:px-(--outside) *:nth-2:pt-[clamp(2rem,4vw,4.5rem)] *:first:pt-[clamp(2rem,3vw,3rem)] lg:*:first:pt-0";

/** The first quote is set as large as its length allows, in characters. */
const SIZES: readonly [length: number, size: string][] = [
  [120, "text-[clamp(1.75rem,9cqi,4.5rem)]/[1.06]"],
  [240, "text-[clamp(1.375rem,6.6cqi,3.5rem)]/[1.12]"],
  [Number.POSITIVE_INFINITY, "text-[clamp(1.25rem,4.4cqi,2rem)]/[1.25]"],
];

/**
 * What clients say, as a letter: a panel for the first quote, which is large, as who says it is, and one for the others
 * together, beside it or below. The people stand at the foot.
 *
 * @param props.large Where the large one is on a desk: `before` or `after` the others, where they are few enough for a row,
 * `above` them, or above them as a `band` of the night, which is flat, and no letter.
 */
export function Testimonials({
  id,
  title,
  surface,
  large: place = "before",
  testimonials,
}: {
  id: string;
  title: string;
  surface: Surface;
  large?: "before" | "after" | "above" | "band";
  testimonials: readonly Testimonial[];
}) {
  if (testimonials.length === 0) return null;
  const count = testimonials.length - 1;
  const isBand = place === "band";
  const paper = isBand ? undefined : "sheet";
  // Beside the large one there is room for two others; more stand in rows on a sheet below it.
  const alone = isBand || place === "above" || count > 2 || !count;
  const beside =
    place === "after"
      ? { row: "lg:grid-cols-[1fr_2fr]", first: "lg:order-last lg:[--right:2.5rem]", others: "lg:[--left:1.25rem]" }
      : { row: "lg:grid-cols-[2fr_1fr]", first: "lg:[--left:2.5rem]", others: "lg:[--right:1.25rem]" };
  // On the band the portrait ends with the window, on a letter the words begin beside it.
  const own = isBand
    ? { panel: "lg:grid-cols-[3fr_2fr]", face: "lg:col-start-2", words: "lg:col-start-1" }
    : {
        panel: "lg:grid-cols-[2fr_3fr] lg:gap-x-[clamp(2rem,4vw,4.5rem)]",
        face: "lg:col-start-1",
        words: "lg:col-start-2",
      };
  const [first, ...others] = testimonials.map(({ id, name, role, image, quote }, nth) => {
    const large = nth === 0;
    const last = nth === count;
    const panel = large
      ? `pb-0! lg:grid-rows-[auto_1fr] ${alone ? own.panel : `lg:gap-y-9 ${beside.first}`}`
      : `grid-rows-[1fr_auto] border-rule ${alone ? "-mb-px border-b" : "not-last:border-b"}`;
    const portrait = large
      ? `w-[min(4.5rem,20vw)] ${isBand ? "lg:-mr-(--outside) lg:w-[min(100%+var(--outside),40rem)] lg:justify-self-end" : alone ? "lg:w-auto" : "lg:w-40"} ${alone ? `${own.face} lg:row-span-2 lg:row-start-1` : "lg:row-start-2 lg:mb-6 lg:ml-9"}`
      : `w-[min(4.5rem,20vw)] ${alone ? "lg:w-32" : `lg:ml-9 lg:w-[min(8rem,9vw)] ${last ? "lg:mb-5" : ""}`}`;
    return (
      <figure
        key={id}
        data-surface={large ? (isBand ? "night" : "accent") : paper}
        className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 ${panel}`}
      >
        <blockquote
          className={`@container self-start ${large ? "font-display font-semibold tracking-[-0.02em]" : ""} ${large && alone ? `max-lg:col-span-full ${own.words}` : "col-span-full"} ${large && isBand ? "lg:pt-[clamp(3rem,5vw,5rem)] lg:pr-8" : ""}`}
        >
          <p
            className={`text-balance ${large ? SIZES.find(([length]) => quote.length < length)?.[1] : ""} ${alone ? "" : `lg:px-9 ${large ? "lg:pt-16" : "lg:pt-14 lg:text-[clamp(1.125rem,1.56vw,1.25rem)]/normal"}`}`}
          >
            <Quoted>{quote}</Quoted>
          </p>
        </blockquote>
        <div className={`self-end ${portrait}`}>
          <Avatar name={name} image={image} size={large ? "panel" : "portrait"} />
        </div>{" "}
        <figcaption
          className={`pb-2 leading-[1.4] max-sm:text-small ${large ? `lg:row-start-2 lg:self-end ${alone ? `${own.words} lg:pb-12` : "lg:pr-9 lg:pb-16"}` : `${alone ? "lg:pb-5" : `lg:self-end lg:pr-5 ${last ? "lg:pb-12" : "lg:pb-7"}`}`}`}
        >
          <b className={large ? "font-display text-card lg:text-title" : undefined}>{name}</b>
          <br />
          {role}
        </figcaption>
      </figure>
    );
  });
  return (
    <Section id={id} surface={surface}>
      <SectionTitle id={id} title={title} />
      <div className={`mt-block ${isBand ? BAND : `${LETTER} ${alone ? "" : `${LEAVES} ${beside.row}`}`}`}>
        {first}
        {count > 0 && (
          <div
            data-surface={paper}
            className={`grid gap-y-8 overflow-clip pb-0! ${alone ? `gap-x-[calc(2*var(--gutter))] ${columnsOf(count, 3)}` : `lg:gap-y-0 ${beside.others}`}`}
          >
            {others}
          </div>
        )}
      </div>
    </Section>
  );
}
