import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";

/**
 * What a piece of work came to, as large as its place allows, and below it of what and for whom.
 *
 * @param props.row All figures of its row, which are set at one size.
 */
export function ProofFigure({ value, row, children }: { value: string; row: readonly string[]; children: ReactNode }) {
  return (
    <p className="proof-figure">
      <strong className={fittingSize(row)}>{value}</strong> {children}
    </p>
  );
}
