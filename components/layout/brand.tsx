import { Mark } from "@/components/art/mark";
import { shortName } from "@/content/site";

/** Of so many characters, a name is set in lines, and on the narrowest phones read out only. */
const LONG = 18;

const PLACES = {
  /** From page to page it stays where it is. */
  bar: "mr-auto [view-transition-name:mark]",
  footer: "",
};

/** The mark and the wordmark, leading to the landing page. */
export function Brand({ place }: { place: keyof typeof PLACES }) {
  const name = shortName();
  const size =
    name.length > LONG ? "text-small/[1.1] max-sm:text-note/[1.1]" : "text-[1.375rem]/none max-xs:text-[1.0625rem]";
  return (
    <a
      href="/"
      className={`inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display font-bold tracking-[-0.02em] max-xs:gap-2 ${size} ${PLACES[place]}`}
    >
      <span className="w-9 flex-none max-xs:w-7">
        <Mark place={place} />
      </span>
      <span className={name.length > LONG ? "max-w-[14em] text-balance max-xs:sr-only" : ""}>{name}</span>
    </a>
  );
}
