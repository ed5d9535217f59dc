import type { ReactNode } from "react";

/**
 * A day, a time or a topic to choose: the one chosen is a sheet in the accent with its corner folded.
 *
 * @param props.pattern Name of the pattern that the script copies, where it is one (dom.ts).
 * @param props.accent The color of the one chosen, where it is not that of the page.
 * @param props.name What a screen reader says; the script fills it in where it is left out.
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
