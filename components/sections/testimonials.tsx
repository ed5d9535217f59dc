import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Testimonial } from "@/content/schema/records";
import { balancedColumns } from "@/lib/columns";
import { Quoted } from "./copy";

/** The first quote is set as large as its length allows (testimonials.css), up to so many characters. */
const LENGTHS = [
  [120, "short"],
  [240, "medium"],
  [Number.POSITIVE_INFINITY, "long"],
] as const;

/**
 * What clients say, as a letter: a panel for the first quote, which is large, and one for the others together, beside it
 * or below. Each person stands below their words.
 *
 * @param props.large Where the large quote is on a desk: `before` or `after` the others, where they are at most two;
 *   `above` them; or above them as a `band` of the night from edge to edge, which is no letter.
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
  const [first, ...others] = testimonials;
  if (!first) return null;
  const isBand = place === "band";
  // Beside the large one there is room for two others; more stand in rows below it.
  const isBeside = !isBand && place !== "above" && (others.length === 1 || others.length === 2);
  return (
    <Section id={id} surface={surface}>
      <SectionTitle id={id} title={title} />
      <div className="testimonials" data-place={isBand || isBeside ? place : "above"}>
        <Quote testimonial={first} surface={isBand ? "night" : "accent"} isLarge />
        {others.length > 0 && (
          <div
            data-surface={isBand ? undefined : "sheet"}
            className={isBeside ? "others" : "others columns"}
            data-most={balancedColumns(others.length, 3)}
          >
            {others.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function Quote({
  testimonial: { name, role, image, quote },
  surface,
  isLarge = false,
}: {
  testimonial: Testimonial;
  surface?: "night" | "accent";
  isLarge?: boolean;
}) {
  return (
    <figure
      data-surface={surface}
      data-large={isLarge ? LENGTHS.find(([length]) => quote.length < length)?.[1] : undefined}
    >
      <blockquote>
        <p>
          <Quoted>{quote}</Quoted>
        </p>
      </blockquote>
      <div className="face">
        <Avatar name={name} image={image} size={isLarge ? "panel" : "portrait"} />
      </div>{" "}
      <figcaption>
        <b>{name}</b>
        <br />
        {role}
      </figcaption>
    </figure>
  );
}
