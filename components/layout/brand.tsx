import { IS_WORDMARK, MARK_NEEDS_PAPER, MARK_RATIO, Mark } from "@/components/art/mark";
import { shortName, site } from "@/content/site";

/** Of so many characters, a name is set in lines in the bar, and on the narrowest phones read out only. */
const LONG = 18;
const LINES = "max-w-[14em] text-balance max-xs:sr-only";

/** A wide mark would be low in the width of one that is about square. */
const WIDE = MARK_RATIO > 1.8 ? "w-15 max-xs:w-10" : "w-9 max-xs:w-7";
const MARK_WIDTH = IS_WORDMARK ? "w-36 max-xs:w-28" : WIDE;

const ON_PAPER = { bar: "dark:bg-(--on-night) dark:p-1", footer: "bg-(--on-night) p-1" };

const PLACES = {
  /** From page to page it stays where it is. */
  bar: "mr-auto [view-transition-name:mark]",
  footer: "",
};

/** The mark and the wordmark, leading to the landing page. The footer has room for the whole name. */
export function Brand({ place }: { place: keyof typeof PLACES }) {
  const name = place === "bar" ? shortName() : site.name;
  const isLong = place === "bar" && name.length > LONG;
  const size = isLong ? "text-small/[1.1] max-sm:text-note/[1.1]" : "text-[1.375rem]/[1.1] max-xs:text-[1.0625rem]";
  return (
    <a
      href="/"
      className={`inline-flex min-h-11 min-w-11 items-center gap-2.5 font-display font-bold tracking-[-0.02em] max-xs:gap-2 ${size} ${PLACES[place]}`}
    >
      <span className={`flex-none ${MARK_WIDTH} ${MARK_NEEDS_PAPER ? ON_PAPER[place] : ""}`}>
        <Mark place={place} />
      </span>
      <span className={IS_WORDMARK ? "sr-only" : isLong ? LINES : place === "bar" ? "max-[19rem]:sr-only" : ""}>
        {name}
      </span>
    </a>
  );
}
