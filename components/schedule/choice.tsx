import type { ReactNode } from "react";

/**
 * A radio button for a day, a time or a topic. When chosen, it looks like a sheet in the accent with a folded corner.
 *
 * @param props.pattern The name of the pattern, if the script copies this choice (dom.ts).
 * @param props.accent The color when chosen. By default, the page's accent.
 * @param props.name The accessible name. If undefined, the script sets it.
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
