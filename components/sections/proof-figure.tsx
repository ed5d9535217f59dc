import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";

/**
 * A client's result, as large as its container allows, with a label below it.
 *
 * @param props.row All figures of the same row, which share one font size.
 */
export function ProofFigure({ value, row, children }: { value: string; row: readonly string[]; children: ReactNode }) {
  return (
    <p className="proof-figure">
      <strong className={fittingSize(row)}>{value}</strong> {children}
    </p>
  );
}
