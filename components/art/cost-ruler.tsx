import type { Claim } from "@/content/claims";
import { roleWords } from "@/content/drawings/talent";
import { fittingSize } from "./words";

const { typical, paid, ours } = roleWords.cost;

/**
 * What we cost, on one ruler of ten panels, which is what a typical agency costs: those that are paid for are filled, the
 * others are an outline, and in it stands how much is saved.
 */
export function CostRuler({ saved: { value, label } }: { saved: Claim }) {
  return (
    <div className="grid grid-cols-[2fr_3fr]">
      <p
        aria-hidden="true"
        className="col-span-full text-small font-semibold after:mt-3 after:block after:h-3 after:border-x-2 after:border-t-2 md:text-lead"
      >
        {typical}
      </p>
      <div
        aria-hidden="true"
        className="col-span-full row-start-2 my-[calc(2%+1rem)] flex forced-color-adjust-none h-[clamp(10rem,6rem+18vw,34rem)] *:flex-1 *:odd:-skew-y-(--angle) *:even:skew-y-(--angle)"
      >
        {Array.from({ length: 10 }, (_, panel) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            key={panel}
            className={
              panel < paid
                ? "odd:bg-accent-text even:bg-accent"
                : "border-y-2 border-dashed border-muted last:border-r-2"
            }
          />
        ))}
      </div>
      <p
        aria-hidden="true"
        className="col-span-full text-small font-semibold before:mb-3 before:block before:w-2/5 before:h-3 before:border-x-2 before:border-b-2 md:text-lead"
      >
        {ours}
      </p>
      <p className="col-start-2 row-start-2 self-center px-[8%] lg:px-[11%]">
        <span className="@container block">
          <b
            className={`-ml-[.035em] block whitespace-nowrap font-display leading-[.76] font-extrabold tracking-[-0.035em] text-accent-text [--most:100cqi] ${fittingSize([value])}`}
          >
            {value}
          </b>
        </span>{" "}
        <span className="block pt-[.75em] text-small leading-snug text-balance lg:text-lead">{label}</span>
      </p>
    </div>
  );
}
