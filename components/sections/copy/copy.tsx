import { Term } from "@/components/sections/term";
import { Island } from "@/components/ui/island";
import { glossary } from "@/content/glossary";
import { formatQuote } from "@/content/words";

/** Matches a word in any language. `\w` does not match letters such as ē in "nedēļas". */
const WORD = "[\\p{L}\\p{M}\\p{N}]+";
/** Matches a number with the separators of any language: "2,700", "2.700,50", "24 000". */
const NUMBER = "\\d+(?:[.,]\\d+|[ \\u00a0\\u202f]\\d{3}(?!\\d))*";
const RANGE = `${NUMBER}[-–](?:${NUMBER}(?: ${WORD})?|${WORD})`;
const AMOUNT_OF_MONEY = `\\p{Sc} ${NUMBER}|${NUMBER} \\p{Sc}`;
/**
 * Matches a word with a short part before or after its hyphen, which would be alone on a line: "e-mail", "vállaljuk-e".
 */
const SHORT_PART = "(?<![\\p{L}-])\\p{L}-[\\p{L}\\p{M}]+|[\\p{L}\\p{M}]+-\\p{L}{1,2}(?![\\p{L}-])";
/** Matches a word with a short part between its hyphens: "interview-to-hire". */
const COMPOUND = "[\\p{L}\\p{M}]+-\\p{L}{1,2}-[\\p{L}\\p{M}]+";
const UNBROKEN = new RegExp(`(${COMPOUND}|${RANGE}|${AMOUNT_OF_MONEY}|${SHORT_PART})`, "u");
const IS_COMPOUND = new RegExp(`^${COMPOUND}$`, "u");
/**
 * Maximum length of a range that never breaks, in characters. A longer range, such as "1 250 000–1 980 000 Kč", may
 * break at its dash, because it does not fit on a phone with text at 200 %.
 */
const MAX_UNBROKEN_LENGTH = 16;
const TERMS = matchWords(glossary.map(({ term }) => term));

/** Returns a pattern that matches each of the words as a whole, including words with punctuation ("C++"). */
export function matchWords(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "u");
}

/** Running text in which ranges ("5-7 days", "30-minute"), amounts ("€ 24,000") and short word parts do not break. */
export function Unbroken({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, index) =>
    // The pattern has one capturing group, so every second part is a match.
    index % 2 === 0 || (part.length > MAX_UNBROKEN_LENGTH && !IS_COMPOUND.test(part)) ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
      <span key={index} className={IS_COMPOUND.test(part) ? "compound" : "unbroken"}>
        <RangeDash>{part}</RangeDash>
      </span>
    ),
  );
}

/** Draws the hyphen between two numbers with the length of a dash. The text keeps its hyphen. */
function RangeDash({ children }: { children: string }) {
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

/** Running text with unbroken ranges. Glossary terms have a tooltip. */
export function Copy({ children }: { children: string }) {
  return children.split(TERMS).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (index % 2 === 0) return <Unbroken key={index}>{part}</Unbroken>;
    const explanation = glossary.find(({ term }) => term === part)?.explanation ?? "";
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Island inline key={index} name="term" component={Term} props={{ term: part, explanation }} />;
  });
}

/** A quote in quotation marks. The first mark hangs in the margin. */
export function Quoted({ children }: { children: string }) {
  const quote = formatQuote(children);
  return (
    <>
      <span className="quotation-mark">{quote.charAt(0)}</span>
      {quote.slice(1)}
    </>
  );
}

/** Joins names with commas. A name does not break across lines. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(" ", "\u00a0")).join(", ");
}
