import type { ReactNode, SelectHTMLAttributes } from "react";

/** A list to choose from. A transparent select covers the text `shown`, into which the script writes the choice. */
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
