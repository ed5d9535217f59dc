import type { ReactNode } from "react";
import { MARK_NEEDS_PAPER, Mark } from "@/components/art/mark";
import { Section } from "@/components/ui/section";
import { TitleWords } from "@/components/ui/title-words";
import type { Accent } from "@/content/theme";
import { preventTitleWidows } from "@/content/words";

/** Maximum length, in characters, of a large title. It takes about four lines beside a drawing. */
const MAX_LARGE_TITLE = 64;

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
  const isLong = typeof title === "string" && title.length > MAX_LARGE_TITLE;
  return (
    <Section id={id} space="hero">
      <div className="hero" data-scene={scene ? "" : undefined}>
        <div className="hero-words">
          <h1 id={`${id}-title`} data-long={isLong || undefined}>
            {typeof title === "string" ? <TitleWords>{preventTitleWidows(title)}</TitleWords> : title}
          </h1>
          <p className="hero-lead">{lead}</p>
          <div className="hero-actions cluster">{actions}</div>
        </div>
        <div className="hero-scene" data-paper={(!scene && MARK_NEEDS_PAPER) || undefined}>
          {scene ?? <Mark place="hero" />}
        </div>
      </div>
    </Section>
  );
}

/**
 * A link to one of the firm's offers in the title or the lead, underlined in the color of the offer's page. The link
 * must include the punctuation after it, which would otherwise shift when the font loads.
 *
 * @param props.second The accent of a second offer, and its word at the end of the link. If there is room, the whole
 *   link stays on one line.
 */
export function OfferLink({
  accent,
  second,
  href,
  children,
}: {
  accent: Accent;
  second?: { accent: Accent; word: string };
  href: string;
  children: ReactNode;
}) {
  const link = (
    <a data-accent={accent} href={href} className="offer-link">
      {children}
      {second && (
        <span data-accent={second.accent} className="offer-link">
          {second.word}
        </span>
      )}
    </a>
  );
  return second ? <span className="kept-words">{link}</span> : link;
}
