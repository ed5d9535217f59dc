import { Drawing } from "@/components/ui/drawing";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { isDrawing, type Logo } from "@/content/logos";

/** The clients' marks in one ink on a ruled strip. Hover or focus gives the client's trade. */
export function LogoStrip({ id, title, logos }: { id: string; title: string; logos: readonly Logo[] }) {
  return (
    <Section id={id} space="strip">
      <div className="grid items-center gap-x-(--gutter) gap-y-6 border-y border-rule py-8 lg:grid-cols-[auto_1fr]">
        <h2 id={`${id}-title`} className="font-text text-note leading-normal font-semibold tracking-normal text-muted">
          {title}
        </h2>
        <ul className="grid grid-cols-[auto_auto] items-center justify-between gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-5 sm:grid-cols-[auto_auto_auto] lg:flex lg:flex-wrap [&_svg]:h-6 [&_svg]:w-auto sm:[&_svg]:h-7">
          {logos.map((logo) => (
            <li key={logo.id}>
              <span
                className="grid min-h-11 items-center"
                role="img"
                aria-label={logo.name}
                data-tooltip={`${logo.name}: ${logo.industry}`}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus as it does on hover
                tabIndex={0}
              >
                {isDrawing(logo.image) ? (
                  <Drawing image={logo.image} />
                ) : (
                  <Picture image={logo.image} alt="" sizes="9rem" />
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
