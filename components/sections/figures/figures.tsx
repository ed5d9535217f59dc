import { pickSizeClass } from "@/components/art/words";
import type { Claim } from "@/content/schema/records";
import { balanceColumns } from "@/lib/columns";

type Figure = Pick<Claim, "before" | "label" | "value">;

/**
 * The layout of figures (figures.css). `row`: large, of equal size, in a row. `results`: the results of a case study.
 */
type FiguresLook = "row" | "results";

/**
 * The font sizes of results. The key is a size in percent of the container's width. A result has the font size of the
 * largest key at which all figures still fit on one line.
 */
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
