import { claimWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Slip } from "./slip";

/** The claim's slip, done; and the next one, which is still without a number. */
export function ClosingSlips() {
  return (
    <div className="max-w-[22rem]">
      <Scene viewBox="-6 -16 262 108" label={words.closing.label}>
        <Slip at={words.done.at} transform="rotate(-6)" />
        <Slip number={words.closing.yours} transform="translate(134 -2) rotate(4)" />
      </Scene>
    </div>
  );
}
