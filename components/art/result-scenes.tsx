import { resultWords as words } from "@/content/drawings/landing";
import { Drawing } from "./drawing";
import { Scene } from "./scene";
import { penColor, Words } from "./words";

/* The client's results after each step of the process. */

/** A tally of five pen strokes, ending where the next five begin. */
const FIVE_STROKES = "v34m9-34v34m9-34v34m9-34v34m-31-8 36-18m17-8";

/** Discovery step: a tally of how often the task is done. */
export const tally = (
  <Scene viewBox="0 0 240 190" label={words.tally.label} fill="var(--night)">
    <g transform="rotate(-2 110 95)">
      <path fill="var(--on-night)" d="M4 8h212v174H4z" />
      <Words text={words.tally.title} look="title" size={25} room={184} x={18} y={41} />
      <path
        fill="none"
        stroke={penColor(1)}
        strokeWidth="3.5"
        transform={`translate(22 97) scale(${Math.min(1, 30 / words.tally.count)})`}
        d={[-39, 6].map((y) => `M0 ${y}${FIVE_STROKES.repeat(words.tally.count / 10)}`).join("")}
      />
      <Words text={words.tally.sum} size={23} room={184} x={18} y={168} />
    </g>
  </Scene>
);

/** Design step: a clickable prototype, with a placeholder for the refund request and an Approve button. */
export const clickable = <Drawing name="clickable" words={words.clickable} />;

/** Development step: one slip for each of the two versions, with what that version does to a request. */
export const version = <Drawing name="version" words={words.version} />;

/** Deployment step: a key, and on its tag the client's name. */
export const keys = <Drawing name="keys" words={words.keys} />;
