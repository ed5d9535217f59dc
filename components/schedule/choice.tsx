import type { ReactNode } from "react";

/**
 * A day, a time or a topic to choose. The chosen one is a sheet in the accent with a folded corner.
 *
 * @param props.pattern The name of the pattern, if the script copies this one (dom.ts).
 * @param props.accent Its color when chosen; left out, that of the page.
 * @param props.name Its accessible name; the script fills it in if it is left out.
 */
export function Choice({
  pattern,
  radio,
  accent,
  name,
  children,
}: {
  pattern?: string;
  radio?: { name: string; value: string };
  accent?: string;
  name?: string;
  children: ReactNode;
}) {
  return (
    <label className="choice" data-part={pattern && `${pattern}-pattern`} data-accent={accent}>
      <input type="radio" {...radio} />
      <span aria-hidden="true" className="face">
        {children}
      </span>
      <span data-text="name" className="sr-only">
        {name}
      </span>
    </label>
  );
}
