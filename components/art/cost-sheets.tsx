import { roleWords } from "@/content/drawings/talent";
import { fittingSize } from "./words";

const { caption, typical, ours } = roleWords.cost;

type Bill = Record<"from" | "amount" | "of", string> & { lines?: readonly string[] };

/** Both amounts have the size at which the longer one fits. */
const SIZE = fittingSize([typical.amount, ours.amount]);

/**
 * The cost of one hire as two invoices side by side, with lines of one height. A typical agency's has lines that ours does
 * not; the caption stands in that space.
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

/** A sheet with a folded corner, as high as its lines. The amount takes the last three. */
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
        <b className={SIZE}>{bill.amount}</b>
      </p>
      <p>{bill.of}</p>
    </div>
  );
}
