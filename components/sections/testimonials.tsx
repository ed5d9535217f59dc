import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { LETTER } from "@/components/ui/letter";
import { Section, type Surface } from "@/components/ui/section";
import type { Testimonial } from "@/content/schema/records";
import { quoted } from "@/content/words";
import { inRow } from "./even-rows";

/**
 * On a desk its panels stand beside each other, so that their upper and lower edges lean, and all folds are as long: the
 * first is twice as wide, and leans twice as much.
 */
const LEAVES =
  "lg:grid lg:*:[--lean:1.25rem] lg:*:first:[--lean:2.5rem] lg:*:p-0 lg:*:not-last:border-b-0 lg:*:-mr-px lg:*:not-first:mt-0 lg:*:odd:[clip-path:polygon(0_var(--lean),100%_0,100%_calc(100%-2.5rem),0_calc(100%-2.5rem+var(--lean)))] lg:*:even:[clip-path:polygon(0_0,100%_var(--lean),100%_calc(100%-2.5rem+var(--lean)),0_calc(100%-2.5rem))]";

/** Turns the first the other way, where it is the last of its row. */
const TURNED = "lg:order-last lg:first:odd:[clip-path:polygon(0_0,100%_2.5rem,100%_100%,0_calc(100%-2.5rem))]";

/** Beside the large one there is room for so many others; more stand in rows below it. */
const FEW = 2;
const BESIDE = ["", "lg:grid-cols-3", "lg:grid-cols-4"];
const BELOW = ["", "", "lg:grid-cols-2 gap-y-6", "lg:grid-cols-3 gap-y-6"];

/** The first quote is set as large as its length allows, in characters. */
const SIZES: readonly [length: number, size: string][] = [
  [120, "text-[clamp(1.75rem,9cqi,4.5rem)]/[1.06]"],
  [240, "text-[clamp(1.375rem,6.9cqi,3rem)]/[1.14]"],
  [Number.POSITIVE_INFINITY, "text-[clamp(1.25rem,4.4cqi,2rem)]/[1.25]"],
];

/**
 * What clients say, as a letter with a panel for each, at whose foot they stand: the first quote large.
 *
 * @param props.last On a desk the large one is the last of the row, where it has a row with the others.
 * @param props.above There it has a row of its own, however few others there are.
 */
export function Testimonials({
  id,
  title,
  surface,
  last = false,
  above = false,
  testimonials,
}: {
  id: string;
  title: string;
  surface: Surface;
  last?: boolean;
  above?: boolean;
  testimonials: readonly Testimonial[];
}) {
  const others = testimonials.length - 1;
  const alone = above || others > FEW || !others;
  const inOne = inRow(others, 3);
  const columns = alone ? BELOW[inOne] : BESIDE[others];
  const place = alone ? "lg:col-span-full" : `lg:col-span-2 ${last ? TURNED : ""}`;
  return (
    <Section id={id} surface={surface}>
      <SectionTitle id={id} title={title} />
      <div className={`mt-block ${LETTER} ${LEAVES} ${columns}`}>
        {testimonials.map(({ id, name, role, image, quote }, nth) => {
          const [opening, ...words] = quoted(quote);
          const large = nth === 0;
          const size = SIZES.find(([length]) => quote.length < length)?.[1];
          // Where a panel is at least half as wide as the page, who speaks stands on its right.
          const wide = alone && (large || inOne < 3);
          return (
            <figure
              key={id}
              data-surface={large ? "accent" : "sheet"}
              className={`flex flex-col justify-between gap-6 ${wide ? "lg:flex-row lg:gap-0 lg:*:last:w-1/3" : ""} ${large ? place : ""}`}
            >
              <blockquote
                className={`@container lg:w-full ${large ? "content-center font-display font-semibold tracking-[-0.02em]" : "text-lead leading-normal"}`}
              >
                <p
                  className={`text-balance ${wide ? "lg:py-16" : "lg:pt-16"} ${large ? `lg:px-12 ${size}` : `lg:px-7 ${wide ? "" : "lg:text-body"}`}`}
                >
                  <span className="-ms-[1em] inline-flex w-[1em] justify-end">{opening}</span>
                  {words}
                </p>
              </blockquote>
              <figcaption
                className={`flex flex-none items-center gap-5 leading-[1.4] ${large && !wide ? "lg:gap-7" : `lg:flex-col-reverse lg:items-stretch ${wide ? "lg:pt-14" : ""}`}`}
              >
                <div className={`w-18 flex-none ${large && !wide ? "lg:w-48" : "lg:w-auto"}`}>
                  <Avatar name={name} image={image} size="panel" />
                </div>{" "}
                <p className={wide || large ? undefined : "lg:px-7"}>
                  <b>{name}</b>
                  <br />
                  {role}
                </p>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
