import { glossary } from "@/content/glossary";

/** Text in which every term of the glossary explains itself on hover and focus. */
export function Jargon({ children }: { children: string }) {
  const terms = Object.keys(glossary);
  return children.split(new RegExp(`\\b(${terms.join("|")})\\b`)).map((part, index) => {
    const explanation = glossary[part];
    return explanation ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change order
      <abbr key={index} tabIndex={0} data-tooltip={explanation}>
        {part}
      </abbr>
    ) : (
      part
    );
  });
}
