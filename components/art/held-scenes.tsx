import { heldWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { penColor, Words } from "./words";

/** The client's results after each step of the process. */
const SVG_PROPS = { viewBox: "0 0 240 190", fill: "var(--night)" };

/** A tally of five pen strokes, ending where the next five begin. */
const FIVE_STROKES = "v34m9-34v34m9-34v34m9-34v34m-31-8 36-18m17-8";

/** Discovery step: a tally of how often the task is done. */
export const tally = (
  <Scene label={words.tally.label} {...SVG_PROPS}>
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
export const clickable = (
  <Scene label={words.clickable.label} {...SVG_PROPS}>
    <path fill="var(--on-night)" d="M0 12h214v166H0z" />
    <path fill="var(--accent-1)" d="M0 12h214v42H0z" />
    <Words text={words.clickable.title} look="title" size={24} room={180} x={14} y={41} on="accent-1" />
    <path fill="none" stroke="var(--night)" strokeDasharray="6 5" strokeWidth="2" d="M16 70h182v32H16z" />
    <path fill="var(--accent-1)" d="M82 108h116v52H82z" />
    <Words text={words.clickable.action} size={27} room={96} x={92} y={143} on="accent-1" />
  </Scene>
);

/** Development step: one slip for each of the two versions, with what that version does to a request. */
export const version = (
  <Scene label={words.version.label} {...SVG_PROPS}>
    {words.version.titles.map((title, index) => (
      <g key={title} transform={`translate(${index * 14} ${8 + index * 92})`}>
        <path fill="var(--on-night)" d="M0 0h192l22 22v60H0z" />
        <path fill="var(--accent-2)" d="M192 0l22 22h-22z" />
        <Words text={title} look="title" size={23} room={104} x={12} y={50} />
        <path fill="var(--accent-4)" d="M122 30h92v52h-92z" />
        <Words
          text={words.version.actions[index] ?? ""}
          look="strong"
          size={26}
          room={76}
          x={130}
          y={64}
          on="accent-4"
        />
      </g>
    ))}
  </Scene>
);

/** Deployment step: a key whose tag carries the client's name. */
export const keys = (
  <Scene label={words.keys.label} {...SVG_PROPS}>
    <path fill="none" stroke="var(--accent-light)" strokeWidth="12" d="M52 46h160M172 46v24M200 46v24" />
    <circle cx="32" cy="46" r="24" fill="none" stroke="var(--accent-light)" strokeWidth="12" />
    <path fill="var(--on-night)" d="M14 124l28-34h184v88H42z" />
    <circle cx="40" cy="128" r="7" />
    <Words text={words.keys.tag[0]} look="title" size={30} room={150} x={62} y={130} />
    <Words text={words.keys.tag[1]} size={23} room={150} x={62} y={160} />
  </Scene>
);
