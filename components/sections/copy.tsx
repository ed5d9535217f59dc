import { Fragment } from "react";
import { glossary } from "@/content/glossary";
import { formatQuote } from "@/content/words";

/** Words of any language: \w would end "nedēļas" at the ē. */
const WORD = "[\\p{L}\\p{M}\\p{N}]+";
/** With separators of any language: "2,700", "2.700,50", "24 000". */
const NUMBER = "\\d+(?:[.,]\\d+|[ \\u00a0\\u202f]\\d{3}(?!\\d))*";
const RANGE = `${NUMBER}[-–](?:${NUMBER}(?: ${WORD})?|${WORD})`;
const SUM = `\\p{Sc} ${NUMBER}|${NUMBER} \\p{Sc}`;
const UNBROKEN = new RegExp(`(${RANGE}|${SUM})`, "u");
/** In characters. A longer one, such as "1 250 000–1 980 000 Kč", may break at its dash: at 200 % text a phone has no room for it. */
const LONGEST_UNBROKEN = 16;
const TERMS = wordsOf(glossary.map(({ term }) => term));

/** Finds each of these words, whatever signs they hold ("C++"), where it is not a part of a longer one. */
export function wordsOf(words: readonly string[]): RegExp {
  const written = words.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${written.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "u");
}

/** Running text in which a range such as "5-7 days", "30-minute" and a sum such as "€ 24,000" stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, index) =>
    // Split by one group, so every second part is special.
    index % 2 === 0 || part.length > LONGEST_UNBROKEN ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change order
      <span key={index} className="unbroken">
        <Dashed>{part}</Dashed>
      </span>
    ),
  );
}

/** A range that is given with a hyphen between its numbers keeps that, drawn as long as the dash of other ranges. */
function Dashed({ children }: { children: string }) {
  const [from, to] = children.split(/(?<=\d)-(?=\d)/);
  if (!to) return children;
  return (
    <>
      {from}
      <span>-</span>
      {to}
    </>
  );
}

/** The same, in which a term of the glossary explains itself on hover and focus. */
export function Copy({ children }: { children: string }) {
  return children.split(TERMS).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (index % 2 === 0) return <Unbroken key={index}>{part}</Unbroken>;
    // Capitals alone are an abbreviation. A script without capitals has none.
    const Term = /\p{Lu}/u.test(part) && !/\p{Ll}/u.test(part) ? "abbr" : "dfn";
    return (
      <Term
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        tabIndex={0}
        data-tooltip={glossary.find(({ term }) => term === part)?.explanation}
        className="term"
      >
        {part}
      </Term>
    );
  });
}

/** What somebody has said, between quotation marks, of which the first stands out before all lines. */
export function Quoted({ children }: { children: string }) {
  const words = formatQuote(children);
  return (
    <>
      <span className="quotation-mark">{words.charAt(0)}</span>
      {words.slice(1)}
    </>
  );
}

/** Names in a row, each in one line. */
export function InlineList({ children }: { children: readonly string[] }) {
  return children.map((name, nth) => (
    <Fragment key={name}>
      {nth > 0 && ", "}
      <span className="whitespace-nowrap">{name}</span>
    </Fragment>
  ));
}
