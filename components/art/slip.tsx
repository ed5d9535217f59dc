import type { ComponentProps, ReactNode } from "react";
import { heroWords, requestWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Words } from "./words";

/**
 * A slip with a folded corner: the landing page's refund request. It is 98 units wide and 66 high, 118 with a stamp.
 *
 * @param props.number The first line, such as its number.
 * @param props.at The second line, such as the time it arrived.
 * @param props.stamp The stamp below, one or two lines.
 * @param props.children Shown instead of the two lines.
 */
export function Slip({
  at,
  number,
  stamp,
  transform,
  children,
}: Partial<Record<"at" | "number" | "stamp" | "transform", string>> & { children?: ReactNode }) {
  const height = stamp ? 118 : 66;
  return (
    <g fill="var(--night)" transform={transform}>
      <path fillOpacity=".25" d={`M6 6h98v${height}H6z`} />
      <path fill="var(--on-night)" d={`M0 0h84l14 14v${height - 14}H0z`} />
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

/** The finished request as a scene of its own. */
const finishedScene = (slip: ComponentProps<typeof Slip>) => (
  <Scene viewBox="0 0 104 124" label={words.closing}>
    <Slip {...slip} />
  </Scene>
);

/** The finished request, labeled as one. */
export const namedSlip = finishedScene(heroWords.software);

/** The finished request, with the times at which it arrived and was paid. */
export const paidSlip = (
  <div className="paid-slip">
    {finishedScene({ number: words.number, at: words.done, stamp: words.paid })}
    <p>
      <b className="text-title">{words.times}</b> <span>{words.by}</span>
    </p>
  </div>
);
