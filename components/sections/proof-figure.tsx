import type { ReactNode } from "react";

/**
 * What a piece of work came to, as large as its place, and below it of what and for whom.
 *
 * @param props.size How large the figure is, as classes.
 */
export function ProofFigure({
  value,
  size,
  look = "",
  children,
}: {
  value: string;
  size: string;
  look?: string;
  children: ReactNode;
}) {
  return (
    <p className={`@container leading-[1.35] text-balance ${look}`}>
      <strong className={`mb-1 block font-display leading-none font-bold tracking-tight wrap-break-word ${size}`}>
        {value}
      </strong>{" "}
      {children}
    </p>
  );
}
