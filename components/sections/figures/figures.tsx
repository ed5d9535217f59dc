import { pickSizeClass } from "@/components/art/words";
import type { Claim } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";

type Figure = Pick<Claim, "before" | "label" | "value">;

/**
 * The layout of figures (figures.css). `row`: large, of equal size, in a row. `results`: the results of a case study.
 */
type FiguresLook = "row" | "results";

/** Type steps for results. A step is used if figures with this font size, in percent of the container's width, fit. */
const RESULT_SIZES = { 0: "text-card", 12: "text-title", 18: "text-result", 24: "text-section" };

/**
 * Figures with their labels. Each is one sentence: the words before the figure, the figure, and its label.
 *
 * @param props.sameSizeAs All figures that have the same font size, including these.
 */
export function Figures({
  look,
  figures,
  sameSizeAs = figures,
}: {
  look: FiguresLook;
  figures: readonly Figure[];
  sameSizeAs?: readonly Figure[];
}) {
  const size = pickSizeClass(
    sameSizeAs.map(({ value }) => value),
    look === "results" ? RESULT_SIZES : undefined,
  );
  const hasWordsBefore = figures.some(({ before }) => before);
  return (
    <ul
      className={look === "row" ? `figures columns most-${balanceColumns(figures.length, 4)}` : "figures"}
      data-look={look}
    >
      {figures.map(({ before, label, value }) => (
        <li key={label}>
          {hasWordsBefore && <span>{before} </span>}
          <b className={`numeral ${size}`}>{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
