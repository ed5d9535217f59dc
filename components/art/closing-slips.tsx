import { claimWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Slip } from "./slip";
import { Words } from "./words";

/** The claim's slip, done; and one that nobody has written on, of the same shape. */
export function ClosingSlips() {
  return (
    <div className="max-w-[22rem]">
      <Scene viewBox="-6 -16 262 108" label={words.closing.label}>
        <Slip at={words.done.at} transform="rotate(-6)" />
        <g transform="translate(134 -2) rotate(4)" fill="var(--on-accent)">
          <path fill="none" stroke="var(--on-accent)" strokeWidth="2" strokeDasharray="6 5" d="M0 0h82l16 16v50H0z" />
          <Words family="display" weight={700} size={23} room={80} x="9" y="42">
            {words.closing.yours}
          </Words>
        </g>
      </Scene>
    </div>
  );
}
