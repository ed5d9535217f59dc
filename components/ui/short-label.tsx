/**
 * A label with a shorter form: if there is little room, the surrounding block visually hides `.rest`. The accessible
 * name is always the whole label, so it has to contain the short one (WCAG 2.5.3, checked by content/schema/route.ts).
 *
 * @param props.short A part of the label, such as "AI" of "AI development" or of "Vývoj AI".
 */
export function ShortLabel({ label, short }: { label: string; short: string }) {
  const start = label.indexOf(short);
  const [before, after] = [label.slice(0, start), label.slice(start + short.length)];
  return (
    <>
      {before && <span className="rest">{before}</span>}
      {short}
      {after && <span className="rest">{after}</span>}
    </>
  );
}
