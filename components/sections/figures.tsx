import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import type { Claim } from "@/content/schema/records";
import { balancedColumns } from "@/lib/columns";

type Figure = Pick<Claim, "label" | "value">;

/**
 * The layout of figures (figures.css): in a `row`; each `beside` its label; the first as large as the page, `over` the
 * others; or as the `results` of a case study.
 */
export type FiguresLook = "row" | "beside" | "over" | "results";

/** Type steps for results, by the share of the container's width, in percent, at which a figure fits. */
const RESULT_SIZES = { 0: "text-card", 12: "text-title", 18: "text-result", 24: "text-section" };

/** Characters that reach below the baseline. */
const DESCENDERS = /[,;gjpqyQ]/;

/**
 * Figures with their labels. A label comes before its figure in the markup, and below it on the page.
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
