import { Avatar } from "@/components/ui/avatar";
import { Section, type Surface } from "@/components/ui/section";
import type { Testimonial } from "@/content/testimonials";

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
  lead?: "left" | "right";
  testimonials: readonly Testimonial[];
}) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <Section id={id} surface={surface}>
      <h2 id={`${id}-title`} className="text-card text-accent-text">
        {title}
      </h2>
      <div className={`quotes quotes-${lead}`}>
        <Quote testimonial={first} portrait="lead" />
        {others.length > 0 && (
          <div className="quotes-rest">
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
    <figure className="quote">
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
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
