import { roleWords } from "@/content/drawings/talent";
import { fittingSize } from "./words";

const { caption, typical, ours } = roleWords.cost;

type Bill = Record<"from" | "amount" | "of", string> & { lines?: readonly string[] };

/** Both amounts are set as large as the longer one may be. */
const SIZE = fittingSize([typical.amount, ours.amount]);

/**
 * What a hire costs, as two invoices beside each other, ruled to one scale: a typical agency's has lines that ours does
 * not, and above ours, where they would be, stands what both are for.
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

/** A sheet that is as high as it has lines, with a folded corner; what is to be paid stands on the last three of them. */
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
