import { claimWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { PaidSlip, Slip } from "./slip";

/** The claim's slip, done; and the next one, which is still without a number. */
export const closingSlips = (
  <div className="max-w-[22rem]">
    <Scene viewBox="-2 -12 262 148" label={words.closing.label}>
      <PaidSlip at={words.done.at} transform="rotate(-6)" />
      <Slip number={words.closing.next} at={words.closing.yours} transform="translate(134 -2) rotate(4)" />
    </Scene>
  </div>
);
