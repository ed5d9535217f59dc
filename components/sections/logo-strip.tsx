import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Logo, Testimonial } from "@/content/schema/records";
import { logoFor } from "@/lib/images";
import { Quoted } from "./copy";

/** Maximum number of logos in one row on a desktop. */
const MAX_LOGOS_IN_ROW = 6;

/**
 * The clients' logos, each in one color, between two rules.
 *
 * @param props.example Introduces the client whose work the page shows. It is beside the quotes.
 * @param props.quotes One or two quotes below the logos.
 */
export function LogoStrip({
  id,
  title,
  logos,
  example,
  quotes = [],
}: {
  id: string;
  title: string;
  logos: readonly Logo[];
  example?: { title: string; text: string };
  quotes?: readonly Testimonial[];
}) {
  if (logos.length + quotes.length === 0) return null;
  return (
    <Section id={id} space="strip">
      {logos.length === 0 ? (
        <SectionTitle id={id} title={title} look="hidden" />
      ) : (
        <div className="logos">
          <h2 id={`${id}-title`}>{title}</h2>
          <ul data-row={logos.length <= MAX_LOGOS_IN_ROW || undefined}>
            {logos.map((logo) => (
              <li key={logo.id}>
                <MonochromeLogo logo={logo} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {(example || quotes.length > 0) && (
        <div className="client-words split">
          {example && (
            <p className="text-lead">
              <b>{example.title}</b> {example.text}
            </p>
          )}
          {quotes.map(({ id, name, role, image, quote }) => (
            <figure key={id}>
              <blockquote>
                <p>
                  <Quoted>{quote}</Quoted>
                </p>
              </blockquote>
              <figcaption>
                {image && <Avatar name={name} image={image} size="small" />}{" "}
                <span>
                  <b>{name}</b>
                  <br />
                  <span className="text-muted">{role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </Section>
  );
}

/** A logo in one color: dark in the light scheme, light in the dark scheme. If it fails to load, its name is shown. */
function MonochromeLogo({ logo: { name, image } }: { logo: Logo }) {
  const { src, width, height, light } = logoFor(image);
  return (
    // biome-ignore lint/performance/noImgElement: the build has already optimized the file
    <img data-light={light || undefined} {...{ src, width, height }} alt={name} loading="lazy" decoding="async" />
  );
}
