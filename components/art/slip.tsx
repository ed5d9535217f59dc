import type { ReactNode } from "react";
import { cardWords, claimWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Words } from "./words";

type SlipProps = Partial<Record<"at" | "number" | "transform", string>>;

/**
 * The claim of the landing page: a slip with a folded corner, and what it was last stamped with, if anything: the
 * minute. It is 98 wide and 66 high, and the same wherever it turns up.
 *
 * @param props.number What stands first on it: its number where it arrives, is looked up and is done; on its way what
 *   has been found out, if anything.
 * @param props.children What lies on it, below; it is as much longer as that needs.
 */
export function Slip({ at, number = words.number, transform, children }: SlipProps & { children?: ReactNode }) {
  const low = children ? 118 : 66;
  return (
    <g fill="var(--night)" transform={transform}>
      <path fillOpacity=".25" d={`M7 7h98v${low}H7z`} />
      <path fill="var(--on-night)" d={`M0 0h82l16 16v${low - 16}H0z`} />
      <path fill="var(--accent-2)" d="M82 0l16 16H82z" />
      {number && <Words text={number} look="title" size={25} room={74} x={9} y={at ? 30 : 43} />}
      {at && <Words text={at} size={22} room={80} x={9} y={56} />}
      {children}
    </g>
  );
}

/** The slip with its last stamp. */
export function PaidSlip(slip: SlipProps) {
  return (
    <Slip {...slip}>
      <path fill="var(--accent-3)" d="M0 70h98v48H0z" />
      <Words text={cardWords.release.state} look="title" size={24} room={80} x={9} y={102} on="accent-3" />
    </Slip>
  );
}

/** The claim's slip, done; and the next one, which is still without a number. */
export const closingSlips = (
  <div className="max-w-[22rem]">
    <Scene viewBox="-2 -12 262 148" label={words.closing.label}>
      <PaidSlip at={words.done.at} transform="rotate(-6)" />
      <Slip number={words.closing.next} at={words.closing.yours} transform="translate(134 -2) rotate(4)" />
    </Scene>
  </div>
);
