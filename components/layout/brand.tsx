import { IS_WORDMARK, MARK_NEEDS_PAPER, MARK_RATIO, Mark } from "@/components/art/mark";
import { shortName, site } from "@/content/site";

/**
 * Maximum length of a name, in characters, on one line of the bar. A longer name takes several lines. On the narrowest
 * phones, only screen readers get the name.
 */
const MAX_ONE_LINE_NAME = 18;

/** The shape of the mark. A wide mark gets more width. Otherwise, its height would be too small. */
const SHAPE = IS_WORDMARK ? "wordmark" : MARK_RATIO > 1.8 ? "wide" : "square";

/**
 * The mark and the firm's name as a link to the landing page. The bar shows the short name, the other places the full
 * one.
 */
export function Brand({ place }: { place: "bar" | "footer" }) {
  const name = place === "bar" ? shortName() : site.name;
  const isLong = place === "bar" && name.length > MAX_ONE_LINE_NAME;
  return (
    <a href="/" className="brand" data-place={place} data-shape={SHAPE} data-long={isLong || undefined}>
      <span className="mark" data-paper={MARK_NEEDS_PAPER || undefined}>
        <Mark place={place} />
      </span>
      <span className={IS_WORDMARK ? "sr-only" : "name"}>{name}</span>
    </a>
  );
}
