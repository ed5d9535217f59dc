import type { ReactNode, SelectHTMLAttributes } from "react";

/** A list to choose from. The script writes the choice into the text `shown`; the transparent select covers it. */
export function Menu({
  label,
  shown,
  ...list
}: { label: ReactNode; shown: string } & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className">) {
  return (
    <label className="dropdown">
      {label}
      <b data-text={shown} />
      <svg viewBox="0 0 12 8" aria-hidden="true">
        <path d="M1 1l5 5 5-5" />
      </svg>
      <select {...list} autoComplete="off" />
    </label>
  );
}
