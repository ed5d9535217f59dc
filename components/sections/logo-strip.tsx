import { Avatar } from "@/components/ui/avatar";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Logo, Testimonial } from "@/content/schema/records";
import { logoFor } from "@/lib/images";
import { Quoted } from "./copy";
import { inRow } from "./even-rows";

/**
 * The clients' logos in one ink on a ruled strip. Hover or focus gives the client's trade.
 *
 * @param props.quotes What one or two of them say, below the logos.
 */
export function LogoStrip({
  id,
  title,
  logos,
  quotes = [],
}: {
  id: string;
  title: string;
  logos: readonly Logo[];
  quotes?: readonly Testimonial[];
}) {
  if (logos.length + quotes.length === 0) return null;
  // What does not fit into one row stands in columns.
  const columns = inRow(logos.length, 5) === 4 ? "lg:grid-cols-4" : "lg:grid-cols-5";
  const row = logos.length <= 6 ? "lg:flex lg:flex-wrap lg:justify-between lg:gap-x-3" : columns;
  return (
    <Section id={id} space="strip">
      {logos.length === 0 ? (
        <SectionTitle id={id} title={title} look="hidden" />
      ) : (
        <div className="grid items-center gap-x-(--gutter) gap-y-6 border-y border-rule py-8 lg:grid-cols-[auto_1fr]">
          <h2
            id={`${id}-title`}
            className="font-text text-note leading-normal font-semibold tracking-normal text-muted"
          >
            {title}
          </h2>
          <ul className={`grid grid-cols-2 items-center gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-5 sm:grid-cols-3 ${row}`}>
            {logos.map((logo) => (
              <li key={logo.id}>
                <span
                  className="grid min-h-11 items-center"
                  role="img"
                  aria-label={logo.name}
                  data-tooltip={`${logo.name}, ${logo.industry}`}
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus as it does on hover
                  tabIndex={0}
                >
                  <InOneInk image={logo.image} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {quotes.map(({ id, name, role, image, quote }) => (
        <figure
          key={id}
          className="grid items-baseline gap-x-(--gutter) gap-y-3 py-8 not-last:border-b border-rule lg:grid-cols-[9fr_3fr]"
        >
          <blockquote className="font-display text-title/[1.25] font-semibold tracking-tight text-balance">
            <p>
              <Quoted>{quote}</Quoted>
            </p>
          </blockquote>
          <figcaption className={`text-small leading-[1.4] ${image ? "flex items-center gap-4 self-center" : ""}`}>
            {image && (
              <span className="w-18 flex-none">
                <Avatar name={name} image={image} size="small" />
              </span>
            )}{" "}
            <span>
              <b>{name}</b>
              <br />
              <span className="text-muted">{role}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </Section>
  );
}

/** A logo without its colours, dark on paper and light in the dark scheme, whichever of the two it is drawn for. */
function InOneInk({ image }: { image: string }) {
  const { src, width, height, light } = logoFor(image);
  return (
    // biome-ignore lint/performance/noImgElement: the build has made the file as it is shown
    <img
      className={`h-auto 2xl:[zoom:1.3] opacity-90 [filter:brightness(.75)_grayscale(1)_invert(var(--invert))] ${light ? "[--invert:1] dark:[--invert:0]" : "[--invert:0] dark:[--invert:1]"}`}
      {...{ src, width, height }}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
