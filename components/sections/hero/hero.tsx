import type { ReactNode } from "react";
import { MARK_NEEDS_PAPER, Mark } from "@/components/art/mark";
import { Section } from "@/components/ui/section";
import { TitleWords } from "@/components/ui/title-words";
import type { Accent } from "@/content/theme";
import { preventTitleWidows } from "@/content/words";

/**
 * The first screen of a page: a headline, the booking link and a drawing of the work. Without a drawing, the text has
 * more room, and on a desktop the firm's mark is beside it.
 *
 * @param props.actions The button, an optional second link, and the Speaker, in this order.
 * @param props.scene A drawing that extends to the window's edge.
 */
export function Hero({
  id = "hero",
  title,
  lead,
  actions,
  scene,
}: {
  id?: string;
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  scene?: ReactNode;
}) {
  const isLong = typeof title === "string" && titleSize(title) !== "text-hero";
  return (
    <Section id={id} space="hero">
      <div className="hero" data-scene={scene ? "" : undefined}>
        <div className="hero-words">
          <h1 id={`${id}-title`} data-long={isLong || undefined}>
            {typeof title === "string" ? <TitleWords>{preventTitleWidows(title)}</TitleWords> : title}
          </h1>
          <p className="hero-lead">{lead}</p>
          <div className={ACTIONS}>{actions}</div>
        </div>
        <div className="hero-scene" data-paper={(!scene && MARK_NEEDS_PAPER) || undefined}>
          {scene ?? <Mark place="hero" />}
        </div>
      </div>
    </Section>
  );
}

/**
 * A link to one of the firm's offers in the title or the lead, underlined in the color of the offer's page. Include the
 * punctuation after it: outside the link, it would shift when the font loads.
 *
 * @param props.and The color of a second offer in the same link. It underlines the last fifth of the text. Another
 *   color needs a rule in hero.css.
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

/** The class of the element around a hero's actions. */
export const ACTIONS = "hero-actions";

/** Returns the type step for a title: the largest at which the title takes about four lines beside a drawing. */
export function titleSize(title: string): "text-hero" | "text-section" {
  return title.length <= 64 ? "text-hero" : "text-section";
}
