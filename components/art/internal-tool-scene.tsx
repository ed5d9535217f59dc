import { Scene } from "./scene";
import { rising } from "./slope";

/** Internal tools: a table of claims; the row at work is lifted out of the table and its end is folded into a button. */
export function InternalToolScene() {
  return (
    <Scene viewBox="0 0 480 300" label="A table of claims: 2291 is being approved for $620, 2290 is paid, 2288 waits.">
      <path fill="var(--accent-2)" d="M0 300V190L480 0v300z" />
      <g fontFamily="var(--font-text)" fontSize="21" fontWeight="500" fill="var(--ink)">
        <path fill="var(--night)" fillOpacity=".25" d="M38 34h384v242H38z" />
        <path fill="var(--paper)" d="M28 24h384v242H28z" />
        <path fill="none" stroke="var(--hairline)" strokeWidth="2" d="M28 84V24h384v242H28V84h384M28 206h384" />
        <path fill="var(--night)" fillOpacity=".25" d="M24 92h272l156-60v64l-148 60H24z" />
        <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" d="M14 84h284v64H14z" />
        <text x="48" y="62" fontFamily="var(--font-display)" fontSize="26" fontWeight="700">
          Claims
        </text>
        <g fontWeight="700">
          <text x="48" y="123">
            #2291
          </text>
          <text x="260" y="123" textAnchor="end">
            $620
          </text>
          <path fill="var(--overlap)" d="M298 83 458 20v66l-160 63z" />
          <text transform={rising(322, 115)} fontSize="24" fill="var(--on-night)">
            Approve
          </text>
        </g>
        <text x="48" y="185">
          #2290
        </text>
        <text x="260" y="185" textAnchor="end">
          $1,240
        </text>
        <text x="48" y="244">
          #2288
        </text>
        <text x="260" y="244" textAnchor="end">
          $740
        </text>
        <g fill="var(--ink-soft)">
          <text x="300" y="185">
            Paid
          </text>
          <text x="300" y="244">
            Waiting
          </text>
        </g>
      </g>
      <path
        fill="var(--night)"
        stroke="var(--on-night)"
        strokeWidth="2"
        d="M420 88l38 34-20 2 11 24-11 5-11-24-14 14z"
      />
    </Scene>
  );
}
