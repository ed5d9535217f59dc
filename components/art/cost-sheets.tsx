import { roleWords } from "@/content/drawings/talent";
import { fittingSize } from "./words";

const { caption, typical, ours } = roleWords.cost;

type Bill = Record<"from" | "amount" | "basis", string> & { lines?: readonly string[] };

/** Class of the font size at which both amounts fit. */
const AMOUNT_SIZE = fittingSize([typical.amount, ours.amount]);

/**
 * The cost of one hire as two invoices side by side, whose lines have the same height. The invoice of a typical agency
 * has more lines than ours; the caption is in the space above ours.
 */
export const costSheets = (
  <div className="cost-sheets">
    <Invoice surface="sheet" bill={typical} />
    <div>
      <p className="caption">{caption}</p>
      <Invoice surface="accent" bill={ours} />
    </div>
  </div>
);

/** An invoice with a folded corner. Its height is its number of lines; the amount takes the last three. */
function Invoice({ surface, bill }: { surface: "sheet" | "accent"; bill: Bill }) {
  return (
    <div data-surface={surface} className="invoice">
      <p>
        <b>{bill.from}</b>
      </p>
      {bill.lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="amount">
        <b className={AMOUNT_SIZE}>{bill.amount}</b>
      </p>
      <p>{bill.basis}</p>
    </div>
  );
}
