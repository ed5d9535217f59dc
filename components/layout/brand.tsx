import { IS_WORDMARK, MARK_NEEDS_PAPER, MARK_RATIO, Mark } from "@/components/art/mark";
import { shortName, site } from "@/content/site";

/** In characters. In the bar a longer name takes several lines, and on the narrowest phones it is only read out. */
const MAX_ONE_LINE_NAME = 18;

/** A wide mark gets more width, or it would be low. */
const SHAPE = IS_WORDMARK ? "wordmark" : MARK_RATIO > 1.8 ? "wide" : "square";

/** The mark and the firm's name, leading to the landing page. The footer has room for the whole name. */
export function Brand({ place }: { place: "bar" | "footer" | "leaflet" }) {
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
