import { glossary } from "@/content/glossary";

const RANGE = "\\d+-\\d+(?: \\w+)?";
const SUM = "\\p{Sc} \\d(?:[\\d.,]*\\d)?|\\d(?:[\\d.,]*\\d)? \\p{Sc}";
const SPECIAL = new RegExp(`(${RANGE}|${SUM}|\\b(?:${glossary.map(({ term }) => term).join("|")})\\b)`, "u");

/**
 * Running text with what plain text cannot say: a range such as "5-7 days" and a sum such as "€ 24,000" stay on one line,
 * and a term of the glossary explains itself on hover and focus.
 */
export function Copy({ children }: { children: string }) {
  return children.split(SPECIAL).map((part, index) => {
    // Split by one group, so every second part is special.
    if (index % 2 === 0) return part;
    const found = glossary.find(({ term }) => term === part);
    const Term = part === part.toUpperCase() ? "abbr" : "dfn";
    return found ? (
      <Term
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change order
        key={index}
        tabIndex={0}
        data-tooltip={found.explanation}
        className="cursor-help not-italic underline decoration-dotted decoration-[1.5px] underline-offset-[0.2em]"
      >
        {part}
      </Term>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
