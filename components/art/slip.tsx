import type { ReactNode } from "react";
import { requestWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Words } from "./words";

/**
 * A slip with a folded corner: the refund request on the landing page. It is 98 units wide and 66 high, or 118 with a
 * stamp.
 *
 * @param props.number The first line, such as the request's number.
 * @param props.detail The second line, such as the time of receipt.
 * @param props.stamp The stamp below, in one or two lines.
 * @param props.children Replaces the two lines.
 */
export function Slip({
  detail,
  number,
  stamp,
  transform,
  children,
}: Partial<Record<"detail" | "number" | "stamp" | "transform", string>> & { children?: ReactNode }) {
  const height = stamp ? 118 : 66;
  return (
    <g fill="var(--night)" transform={transform}>
      <path fillOpacity=".25" d={`M6 6h98v${height}H6z`} />
      <path fill="var(--on-night)" d={`M0 0h84l14 14v${height - 14}H0z`} />
      {children}
      <path fill="var(--accent-2)" d="M84 0l14 14H84z" />
      {number && <Words text={number} look="title" size={23} room={76} x={9} y={34} />}
      {detail && <Words text={detail} size={20} room={78} x={9} y={58} />}
      {stamp && (
        <>
          <path d="M0 72h98v46H0z" />
          <Words text={stamp} look="title" size={25} room={80} x={9} y={104} on="night" />
        </>
      )}
    </g>
  );
}

/** The finished request with the times of its receipt and payment. */
export const paidSlip = (
  <div className="paid-slip">
    <Scene viewBox="0 0 104 124" label={words.closing}>
      <Slip number={words.number} detail={words.done} stamp={words.paid} />
    </Scene>
    <p>
      <b className="text-title">{words.times}</b> <span>{words.by}</span>
    </p>
  </div>
);
