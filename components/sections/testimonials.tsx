import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Testimonial } from "@/content/testimonials";
import { quoted } from "@/content/words";

/** On a desk beside the heading, with its author at the heading's foot. */
const BESIDE =
  "lg:col-span-full lg:row-start-1 lg:grid lg:grid-cols-subgrid lg:*:row-start-1 lg:*:first:col-start-2 lg:*:last:col-start-1 lg:*:last:self-end";

/** The first quote is set as large as its length allows, in characters; smaller beside something. */
const SIZES: readonly [length: number, large: string, smaller: string][] = [
  [120, "text-[clamp(2.125rem,1rem+5vw,6rem)]/[1.04]", "text-[clamp(2.125rem,1.2rem+3vw,4rem)]/[1.08]"],
  [240, "text-[clamp(1.625rem,0.7rem+4vw,5rem)]/[1.08]", "text-[clamp(1.5rem,0.9rem+2.4vw,3.05rem)]/[1.16]"],
  [Number.POSITIVE_INFINITY, "text-[clamp(1.375rem,1rem+1.6vw,2.5rem)]/[1.2]", "text-title/[1.24]"],
];

/** More than so many beside the first stand in columns, since they are of any length. */
const FEW = 3;

/**
 * What clients say: the first quote set very large, the others small.
 *
 * @param props.beside On a desk the first stands beside the heading, where it leaves room for that.
 */
export function Testimonials({
  id,
  title,
  surface,
  beside = false,
  testimonials,
}: {
  id: string;
  title: string;
  surface: Surface;
  beside?: boolean;
  testimonials: readonly Testimonial[];
}) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  const many = others.length > FEW;
  const hasRoomBeside = beside && others.length > 0 && !many;
  const [, large, smaller] = SIZES.find(([length]) => first.quote.length < length) ?? [];
  return (
    <Section id={id} surface={surface}>
      <div className={`grid ${hasRoomBeside ? "gap-x-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[4fr_8fr]" : ""}`}>
        <div className={`mb-[clamp(1.5rem,3vw,2.5rem)] ${hasRoomBeside ? "lg:col-start-1 lg:row-start-1" : ""}`}>
          <SectionTitle id={id} title={title} />
        </div>
        <Quote
          testimonial={first}
          size={`font-display font-semibold tracking-[-0.02em] ${hasRoomBeside ? smaller : large}`}
          lead={hasRoomBeside ? BESIDE : ""}
        />
        {others.length > 0 && (
          <div
            className={`*:rise *:border-t *:border-rule *:pt-6 *:flex *:flex-col *:justify-between ${many ? "mt-[clamp(3rem,5vw,5rem)] -mb-10 gap-x-(--gutter) *:mb-10 *:break-inside-avoid md:columns-2 2xl:columns-3" : `grid content-start gap-x-(--gutter) gap-y-10 ${hasRoomBeside ? "lg:col-span-full " : ""}mt-[clamp(3rem,5vw,5rem)] md:grid-cols-2 md:has-[>:nth-child(3)]:grid-cols-3`}`}
          >
            {others.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} size="mb-6" />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function Quote({
  testimonial: { name, role, image, quote },
  size,
  lead,
}: {
  testimonial: Testimonial;
  size: string;
  /** Of the large quote, where it stands. */
  lead?: string;
}) {
  const large = lead !== undefined;
  const [opening, ...words] = quoted(quote);
  return (
    <figure className={large ? `rise ${lead}` : undefined}>
      <blockquote className={size}>
        <p className={large ? "md:text-balance" : "text-balance"}>
          <span className="-ms-[1em] inline-flex w-[1em] justify-end">{opening}</span>
          {bound(words.join(""))}
        </p>
      </blockquote>
      <figcaption
        className={`flex items-center leading-[1.4] ${large ? "mt-[clamp(1.75rem,3vw,3rem)] gap-5 text-body lg:gap-6 lg:text-lead/[1.4]" : "gap-4 text-small"}`}
      >
        <Avatar name={name} image={image} size={large ? "lead" : 72} />{" "}
        <span className="min-w-0">
          <b>{name}</b>
          <br />
          {role}
        </span>
      </figcaption>
    </figure>
  );
}

/** The last words stay together, if they are short, so that none stands alone. */
function bound(words: string): string {
  return words.replace(/ (?=.{1,13}$)/g, "\u00a0");
}
