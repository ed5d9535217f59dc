import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import type { Claim } from "@/content/schema/records";
import { balancedColumns } from "@/lib/columns";

type Figure = Pick<Claim, "label" | "value">;

/**
 * The layout of figures (figures.css). `row`: all in a row. `beside`: each beside its label. `over`: the first as large
 * as the page, the others below it. `results`: the results of a case study.
 */
export type FiguresLook = "row" | "beside" | "over" | "results";

/**
 * Type steps for results, by the minimum font size in percent of the container's width. A step is used if a figure of
 * that size fits.
 */
const RESULT_SIZES = { 0: "text-card", 12: "text-title", 18: "text-result", 24: "text-section" };

/** Matches characters that extend below the baseline. */
const DESCENDERS = /[,;gjpqyQ]/;

/**
 * Figures with their labels. In the markup a label precedes its figure; on the page it is below the figure.
 *
 * @param props.art The evidence for the first figure, below its label.
 * @param props.sameSizeAs All figures that share one font size, including these.
 */
export function Figures({
  look,
  figures,
  art,
  sameSizeAs = figures,
}: {
  look: FiguresLook;
  figures: readonly Figure[];
  art?: ReactNode;
  sameSizeAs?: readonly Figure[];
}) {
  const [first, ...others] = sameSizeAs.map(({ value }) => value);
  const hasLargeFirst = look === "over";
  const size = fittingSize(
    hasLargeFirst || !first ? others : [first, ...others],
    look === "results" ? RESULT_SIZES : undefined,
  );
  return (
    <dl
      className={look === "row" || look === "beside" ? "figures columns" : "figures"}
      data-look={look}
      data-most={balancedColumns(figures.length, 4)}
    >
      {figures.map(({ label, value }, index) => {
        const isLarge = hasLargeFirst && index === 0;
        return (
          <div key={label}>
            <dt>
              {label}
              {index === 0 && art && <div className="art">{art}</div>}
            </dt>
            <dd
              className={isLarge ? fittingSize([value]) : size}
              data-hangs={(isLarge && DESCENDERS.test(value)) || undefined}
            >
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
