/**
 * A label of which only a part is seen where there is little room: the style sheet around it hides `.rest` from sight. The
 * whole label stays the accessible name, so the part has to be contained in it (WCAG 2.5.3, held by content/schema/route.ts).
 *
 * @param props.short Words of the label, such as "AI" of "AI development" or of "Vývoj AI".
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
