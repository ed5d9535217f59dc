/** Matches a word with a short part after a hyphen, which would be alone on a line: in Hungarian "vállaljuk-e". */
const SHORT_ENDING = /\p{L}-\p{L}{1,2}(?!\p{L})/u;

/**
 * The words of a title. Words joined by no-break spaces stay on one line if they fit. Otherwise, for example in a wider
 * font that the visitor has set, the line breaks between them. With no-break spaces alone, it would break within a
 * word.
 */
export function TitleWords({ children }: { children: string }) {
  return children.split(" ").map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change their order
    <Group key={index} isFirst={index === 0} words={group} />
  ));
}

function Group({ words, isFirst }: { words: string; isFirst: boolean }) {
  const spaced = words.replaceAll("\u00a0", " ");
  return (
    <>
      {isFirst ? "" : " "}
      {spaced === words && !SHORT_ENDING.test(words) ? words : <span className="kept-words">{spaced}</span>}
    </>
  );
}
