import { Quoted } from "@/components/sections/copy/copy";
import { Avatar } from "@/components/ui/avatar/avatar";
import { SectionTitle } from "@/components/ui/heading/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { Testimonial } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";
import { portraitOf } from "@/lib/images";

/** Type sizes of the first quote, each with its maximum length in characters (testimonials.css). */
const MAX_LENGTHS = [
  [120, "short"],
  [240, "medium"],
  [Number.POSITIVE_INFINITY, "long"],
] as const;

/**
 * Clients' quotes: the first is large, the others are in columns below it. Each person's name is below the quote.
 *
 * @param props.layout `letter`: two panels of a letter. `band`: the large quote on a dark band as wide as the window.
 */
export function Testimonials({
  id,
  title,
  surface,
  layout = "letter",
  testimonials,
}: {
  id: string;
  title: string;
  surface: Surface;
  layout?: "letter" | "band";
  testimonials: readonly Testimonial[];
}) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  const isBand = layout === "band";
  return (
    <Section id={id} surface={surface}>
      <SectionTitle id={id} title={title} />
      <div className="testimonials" data-layout={layout}>
        <Quote testimonial={first} surface={isBand ? "night" : "accent"} isLarge />
        {others.length > 0 && (
          <div
            data-surface={isBand ? undefined : "sheet"}
            className={`others cluster most-${balanceColumns(others.length, 3)}`}
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
      data-large={isLarge ? MAX_LENGTHS.find(([max]) => quote.length < max)?.[1] : undefined}
    >
      <blockquote>
        <p>
          <Quoted>{quote}</Quoted>
        </p>
      </blockquote>
      <div className="face">
        <Avatar name={name} picture={portraitOf({ image })} size={isLarge ? "panel" : "portrait"} />
      </div>{" "}
      <figcaption>
        <b>{name}</b>
        <br />
        {role}
      </figcaption>
    </figure>
  );
}
