import type { ComponentProps, ReactNode } from "react";
import { heroWords, claimWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Words } from "./words";

/**
 * A slip with a folded corner: the claim of the landing page, or what stands for it. It is 98 wide and 66 high, with a
 * stamp 118, and the same wherever it turns up.
 *
 * @param props.number What stands first on it.
 * @param props.at The minute at which it came.
 * @param props.stamp What it was stamped with at last, in one line or two.
 * @param props.children What is shown on it in place of number and minute.
 */
export function Slip({
  at,
  number,
  stamp,
  transform,
  children,
}: Partial<Record<"at" | "number" | "stamp" | "transform", string>> & { children?: ReactNode }) {
  const low = stamp ? 118 : 66;
  return (
    <g fill="var(--night)" transform={transform}>
      <path fillOpacity=".25" d={`M6 6h98v${low}H6z`} />
      <path fill="var(--on-night)" d={`M0 0h84l14 14v${low - 14}H0z`} />
      {children}
      <path fill="var(--accent-2)" d="M84 0l14 14H84z" />
      {number && <Words text={number} look="title" size={23} room={76} x={9} y={34} />}
      {at && <Words text={at} size={20} room={78} x={9} y={58} />}
      {stamp && (
        <>
          <path d="M0 72h98v46H0z" />
          <Words text={stamp} look="title" size={25} room={80} x={9} y={104} on="night" />
        </>
      )}
    </g>
  );
}

/** The claim's slip, done. */
const done = (slip: ComponentProps<typeof Slip>) => (
  <Scene viewBox="0 0 104 124" label={words.closing}>
    <Slip {...slip} />
  </Scene>
);

/** It, with what it is: where nothing beside it says so. */
export const namedSlip = done(heroWords.software);

/** It, and when it came and was paid: on a desk above it. */
export const paidSlip = (
  <div className="grid grid-cols-[min(14rem,36vw)_1fr] items-end gap-6 lg:grid-cols-1 lg:*:first:w-[min(20rem,23vw)]">
    {done({ number: words.number, at: words.done, stamp: words.paid })}
    <p className="pb-2 font-display text-title leading-tight font-bold sm:max-lg:text-[4rem] lg:-order-1">
      {words.times}
      <span className="mt-2 block font-text text-lead leading-snug font-normal">{words.by}</span>
    </p>
  </div>
);
