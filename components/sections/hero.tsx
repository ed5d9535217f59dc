import type { ReactNode } from "react";
import { Mark } from "@/components/art/mark";
import { LayeredScene, type Layers } from "@/components/art/scene";
import { Section } from "@/components/ui/section";
import type { Accent } from "@/content/theme";
import { preventTitleWidows } from "@/content/words";

/**
 * The first screen of a page: what it offers in one sentence, the way to it, and a drawn scene of the work. Without a
 * scene, the words have more room, and on a desk the firm's mark stands beside them.
 *
 * @param props.actions The second may be a further link, and the last the Speaker.
 * @param props.band The scene drawn low, for a window without room beside the words: below the title, from edge to edge.
 *   With it, the scene itself goes as far as the window's edge.
 */
export function Hero({
  id = "hero",
  title,
  lead,
  actions,
  scene,
  band,
}: {
  id?: string;
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  scene?: ReactNode;
  band?: Layers;
}) {
  const parts = band?.layers.map((layer, nth) => ({ id: `band-${nth}`, layer })) ?? [];
  const isLong = typeof title === "string" && sizeOf(title) !== "text-hero";
  return (
    <Section id={id} space="hero">
      <div className="hero" data-scene={scene ? (band ? "wide" : "column") : undefined}>
        <div className="hero-words">
          <h1 id={`${id}-title`} data-long={isLong || undefined}>
            {typeof title === "string" ? preventTitleWidows(title) : title}
          </h1>
          {band && (
            <div className="hero-band">
              <LayeredScene {...band} layers={parts.map(({ id }) => <use key={id} href={`#${id}`} />)} />
            </div>
          )}
          <p className="hero-lead">{lead}</p>
          <div className={ACTIONS}>{actions}</div>
          {/* Its shapes come after all words, which need not wait for them. */}
          {band && (
            <svg aria-hidden="true" className="hidden">
              {parts.map(({ id, layer }) => (
                <g key={id} id={id}>
                  {layer}
                </g>
              ))}
            </svg>
          )}
        </div>
        <div className="hero-scene">{scene ?? <Mark place="hero" />}</div>
      </div>
    </Section>
  );
}

/**
 * One of the things that the firm does, in the title or the lead: underlined in the color of its page, with the sign that
 * follows. As a text of its own that would shift when the font comes, and so would a second link in its line.
 *
 * @param props.and Of two things in one: the color of the second, below the last fifth of the words. Another color than
 *   this needs a rule of its own in hero.css.
 */
export function OfferLink({
  accent,
  and,
  href,
  children,
}: {
  accent: Accent;
  and?: "accent-3";
  href: string;
  children: ReactNode;
}) {
  return (
    <a data-accent={accent} data-and={and} href={href} className="offer-link">
      {children}
    </a>
  );
}

/** The class of a hero's actions: the button, perhaps a link, and the Speaker. */
export const ACTIONS = "hero-actions";

/** A title's step of the type scale: as large as leaves words beside a drawing room for four lines or so. */
export function sizeOf(title: string): "text-hero" | "text-section" {
  return title.length <= 64 ? "text-hero" : "text-section";
}
