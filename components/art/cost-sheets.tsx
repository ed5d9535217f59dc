import { roleWords } from "@/content/drawings/talent";
import type { Claim } from "@/content/schema/records";
import { fittingSize } from "./words";

const { typical, ours } = roleWords.cost;

type Bill = Record<"from" | "amount" | "of", string> & { lines?: readonly string[] };

/** Both amounts are set as large as the longer one may be. */
const SIZE = fittingSize([typical.amount, ours.amount]);

/**
 * What a hire costs, as two invoices that stand beside each other, ruled to one scale: a typical agency's has lines that
 * ours does not, and over ours, where they would be, stands how much is saved.
 */
export function CostSheets({ saved: { value, label } }: { saved: Claim }) {
  return (
    <div className="grid grid-cols-2 gap-x-[clamp(.75rem,4vw,4rem)] border-b-2 [--line:clamp(2.25rem,1.7rem+2.3vw,4rem)]">
      <Invoice surface="sheet" bill={typical} />
      <div className="flex flex-col">
        <p className="flex grow flex-col justify-center">
          <span className="@container block">
            <b
              className={`-ml-[.035em] block wrap-break-word font-display leading-[.76] font-extrabold tracking-[-0.035em] [--most:100cqi] ${fittingSize([value])}`}
            >
              {value}
            </b>
          </span>{" "}
          <span className="block pt-[.75em] text-small leading-snug text-balance md:text-lead">{label}</span>
        </p>
        <Invoice surface="accent" bill={ours} />
      </div>
    </div>
  );
}

/** A sheet that is as high as it has lines, with a folded corner; what is to be paid stands on the last three of them. */
function Invoice({ surface, bill }: { surface: "sheet" | "accent"; bill: Bill }) {
  return (
    <div
      data-surface={surface}
      className="relative grid auto-rows-[minmax(var(--line),auto)] text-note/(--line) [clip-path:polygon(0_0,calc(100%-var(--line)*.5)_0,100%_calc(var(--line)*.5),100%_100%,0_100%)] *:border-t *:border-rule *:px-[5%] *:nth-last-2:px-[8%] md:*:px-[8%] after:absolute after:top-0 after:right-0 after:size-[calc(var(--line)*.5)] after:bg-(--rule) md:text-lead/(--line)"
    >
      <p className="font-semibold">{bill.from}</p>
      {bill.lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="row-span-2 leading-[calc(2*var(--line))]">
        <b className="@container block font-display font-extrabold">
          <span className={`-ml-[.035em] block tracking-[-0.035em]! [--most:calc(var(--line)*1.6)] ${SIZE}`}>
            {bill.amount}
          </span>
        </b>
      </p>
      <p>{bill.of}</p>
    </div>
  );
}
