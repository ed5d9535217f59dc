import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Testimonial } from "@/content/testimonials";
import { quoted } from "@/content/words";

/** Where the large quote stands on a desk, if there are others. */
const SIDES = {
  left: "lg:has-[>:nth-child(2)]:grid-cols-[7fr_5fr]",
  right: "lg:has-[>:nth-child(2)]:grid-cols-[5fr_7fr] lg:*:first:order-1",
};

/** So many quotes fill the column beside the large one; more stand in columns below it. */
const BESIDE = 3;

/** One that stands alone and has fewer characters is set as large as a heading. */
const SHORT = 120;

/**
 * What clients say: the first quote set large, the others beside it.
 *
 * @param props.lead The side of the large quote on a desk.
 */
export function Testimonials({
  id,
  title,
  surface,
  lead = "left",
  testimonials,
}: {
  id: string;
  title: string;
  surface: Surface;
  lead?: keyof typeof SIDES;
  testimonials: readonly Testimonial[];
}) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <Section id={id} surface={surface}>
      <SectionTitle id={id} look="label">
        {title}
      </SectionTitle>
      <div
        className={`mt-[clamp(2rem,4vw,3rem)] grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-12 ${others.length > BESIDE ? "" : SIDES[lead]}`}
      >
        <div
          className={`*:rise quotes quotes-large ${testimonials.length === 1 && first.quote.length < SHORT ? "quotes-short" : ""}`}
        >
          <Quote testimonial={first} portrait="lead" />
        </div>
        {others.length > 0 && (
          <div
            className={`*:rise quotes *:border-t *:border-rule *:pt-6 ${others.length > BESIDE ? "-mb-10 gap-x-(--gutter) *:mb-10 *:break-inside-avoid md:columns-2" : "grid content-start gap-10"}`}
          >
            {others.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} portrait={72} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function Quote({
  testimonial: { name, role, image, quote },
  portrait,
}: {
  testimonial: Testimonial;
  portrait: 72 | "lead";
}) {
  return (
    <figure>
      <blockquote>
        <p>{quoted(quote)}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4 text-small leading-[1.4]">
        <Avatar name={name} image={image} size={portrait} />{" "}
        <span>
          <b>{name}</b>
          <br />
          {role}
        </span>
      </figcaption>
    </figure>
  );
}
