import type { ComponentProps, ReactNode } from "react";
import { heroWords, requestWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Words } from "./words";

/**
 * A slip with a folded corner: the refund request of the landing page, or what stands for it. It is 98 wide and 66 high,
 * with a stamp 118, and the same wherever it turns up.
 *
 * @param props.number What stands first on it.
 * @param props.at What stands below that, such as when it came.
 * @param props.stamp What it was stamped with at last, in one line or two.
 * @param props.children What is shown on it in place of those two.
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

/** The request's slip, done. */
const done = (slip: ComponentProps<typeof Slip>) => (
  <Scene viewBox="0 0 104 124" label={words.closing}>
    <Slip {...slip} />
  </Scene>
);

/** It, with what it is: where nothing beside it says so. */
export const namedSlip = done(heroWords.software);

/** It, and when it came and was paid: on a desk above it. */
export const paidSlip = (
  <div className="paid-slip">
    {done({ number: words.number, at: words.done, stamp: words.paid })}
    <p>
      <b className="text-title">{words.times}</b> <span>{words.by}</span>
    </p>
  </div>
);
