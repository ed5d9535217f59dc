import { Fragment } from "react";
import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import { type Layers, Scene } from "./scene";
import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

/** A third of the sheet: 215 wide, 384 high, rising or falling by 85. */
const PANELS = [rising(40, 180), falling(255, 95), rising(470, 180)] as const;
/** Where writing begins in a panel, and how much room it has. */
const LEFT = 20;
const ROOM = 175;
/** The channels and the total, at their base lines. The line that is marked runs between the second and the third. */
const ROWS = [...words.channels, words.total].map(({ name, spent, brought, next }, i) => ({
  y: [129, 167, 309, 365][i],
  thirds: [name, brought, next] as const,
  spent,
}));

/** The Fridays of a step: how many at most, and whose they are. */
export interface StepWeeks {
  count: number;
  name: string;
}

/** The strip as it turns from the light. */
const SHADE = "var(--accent-1-shade)";

const THIRDS = [0, 1, 2] as const;

/** A magnifying glass, in a line. */
const GLASS = {
  fill: "none",
  stroke: "var(--on-accent-1)",
  strokeWidth: 3.5,
  d: "M62 23a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm-2 6 8 8",
};

/** Sheet and strip are one layer, so that their folds meet at any moment. */
const REPORT = (
  <>
    {/* A third of the page, and of each line on it; in the first one the figure stands at the right. */}
    {THIRDS.map((at) => (
      <g key={at} transform={PANELS[at]} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h215v384H0z" />
        {at === 1 && <path fillOpacity=".1" d="M0 0h215v384H0z" />}
        <path fillOpacity=".3" d="M0 62h215v2H0zM0 102h215v1H0zM0 140h215v1H0zM0 332h215v2H0z" />
        <Words text={words.report[at]} look="head" size={26} room={ROOM} x={LEFT} y={44} />
        <Words text={words.columns[at]} look="light" size={22} room={ROOM} x={LEFT} y={91} />
        {ROWS.map(({ y, thirds, spent }) => (
          <Fragment key={y}>
            <Words text={thirds[at]} size={22} room={at ? ROOM : ROOM - 58} x={LEFT} y={y} />
            {!at && <Words text={spent} size={22} room={54} x={LEFT + ROOM} y={y} textAnchor="end" />}
          </Fragment>
        ))}
      </g>
    ))}
    <path fill={SHADE} d="M-10 166 40 96v300l-50-16z" />
    <g transform={rising(-10, 116)}>
      <path fill="var(--accent-1)" d="M0 50 50 0h264v50z" />
      <path {...GLASS} />
      <Words text={words.search} size={22} room={214} x={78} y={33} on="accent-1" />
    </g>
    <path fill="var(--accent-1)" d="M-10 380 255 275v96L40 456zM470 360 685 275v96L470 456z" />
    {/* From the edge of the sheet on it runs as its last fold goes, out of the window. */}
    <path fill={SHADE} d="M255 275 470 360v96L255 371zM684.500 275 1300 518v96L684.500 371z" />
    <g fill="var(--on-accent-1)">
      <g transform={PANELS[0]}>
        <Words text={words.number} look="head" size={32} room={ROOM} x={LEFT} y={221} />
        <Words text={words.cost} size={26} room={ROOM} x={LEFT} y={255} />
      </g>
      <Words text={words.sold} look="head" size={50} room={ROOM} transform={PANELS[1]} x={LEFT} y={246} />
      <g transform={PANELS[2]}>
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="9" d="M20 230l13 13 28-31" />
        <Words text={words.done} look="head" size={28} room={117} x={78} y={221} leading={32} />
      </g>
    </g>
  </>
);

/**
 * The growth page's hero: Friday's page, folded in three, and the strip of paper on which somebody typed a search, which
 * folds twice and becomes the line that says what it cost and what it sold.
 */
export const growth: Layers = { viewBox: "-12 -6 697 574", label: words.label, layers: [REPORT] };

/** The same on a phone: names and amounts stand in two lines, below the heads of their columns. */
const LEAVES = [rising(22, 150), falling(130, 107.34), rising(238, 150)] as const;
const NARROW = 88;
const ROWS_ON_PHONE = ROWS.map(({ thirds: [name, brought, next], spent }, i) => ({
  y: [64, 110, 238, 294][i],
  thirds: [[name, spent], brought.split(", "), [next]] as const,
}));

export const growthOnPhone: Layers = {
  viewBox: "0 -14 348 490",
  label: words.label,
  layers: [
    <g key="report" fill="var(--on-accent-1)">
      {THIRDS.map((at) => (
        <g key={at} transform={LEAVES[at]} fill="var(--night)">
          <path fill="var(--on-night)" d="M0-28h108v354H0z" />
          {at === 1 && <path fillOpacity=".1" d="M0-28h108v354H0z" />}
          <path fillOpacity=".3" d="M0 10h108v2H0zM0 42h108v1H0zM0 90h108v1H0zM0 272h108v2H0z" />
          <Words text={words.report[at]} look="head" size={16} room={92} x={11} />
          <Words text={words.columns[at]} look="light" size={17} room={NARROW} x={11} y={33} />
          {ROWS_ON_PHONE.map(({ y, thirds }) => (
            <Words key={y} text={thirds[at]} size={16} room={NARROW} x={11} y={y} leading={18} />
          ))}
        </g>
      ))}
      <path fill={SHADE} d="M-12 112 22 64v238h-34z" />
      <g transform={rising(-12, 78)}>
        <path fill="var(--accent-1)" d="M0 34 34 0h228v42H0z" />
        <path {...GLASS} transform="translate(-8 -3)" />
        <Words text={words.search} size={18} room={186} x={66} y={28} />
      </g>
      <path fill="var(--accent-1)" d="M-12 301.400 130 245.300v80L22 368zM238 288l108-42.700v80L238 368z" />
      <path fill={SHADE} d="M130 245.300 238 288v80l-108-42.700zM346 245.300l140 55.300v80l-140-55.300z" />
      <g transform={LEAVES[0]}>
        <Words text={words.number} look="head" size={22} room={NARROW} x={11} y={172} />
        <Words text={words.cost} size={18} room={NARROW} x={11} y={199} />
      </g>
      <Words text={words.sold} look="head" size={28} room={NARROW} transform={LEAVES[1]} x={11} y={188} />
      <g transform={LEAVES[2]}>
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="5" d="M64 163l7 7 16-18" />
        <Words text={words.done[0]} look="head" size={19} room={46} x={11} y={172} />
        <Words text={words.done[1]} look="head" size={19} room={NARROW} x={11} y={197} />
      </g>
    </g>,
  ],
};

/** A leaf with one fold, the side of it that lies in the shade, and on to the next. */
const LEAF = "l27 10.665 27-10.665v49l-27 10.665-27-10.665zm60 0";
const LEAF_IN_SHADE = "l27 10.665v49l-27-10.665zm60 0";

/** A leaf with its number for each Friday until all is live, in a row for each step, beside its name. */
export function WeekPages({ weeks }: { weeks: readonly StepWeeks[] }) {
  /** Leaves are this wide, four in a row; more are folded closer. */
  const wide = Math.min(1, 4 / Math.max(...weeks.map(({ count }) => count)));
  const fridaysOf = (step: number, written: number) => {
    const before = weeks.slice(0, step).reduce((sum, { count }) => sum + count, 0);
    return Array.from({ length: written }, (_, i) => before + i + 1);
  };
  return (
    <svg viewBox={`0 0 318 ${weeks.length * 70 - 10}`} aria-hidden="true" className="h-auto w-full" fill="var(--night)">
      {weeks.map(({ count, name }, step) => (
        <g key={name} transform={`translate(0 ${step * 70})`}>
          <Words text={name} look="title" size={20} room={74} y={39} fill="currentColor" />
          <g transform={`matrix(${wide} 0 0 1 84 0)`}>
            <path fill="var(--accent-4)" d={`M0 0${LEAF.repeat(count)}`} />
            <path fillOpacity=".2" d={`M0 0${LEAF_IN_SHADE.repeat(count)}`} />
          </g>
          {/* Below half their width there is no room to write. */}
          <g fill="var(--on-accent-4)" textAnchor="middle">
            {fridaysOf(step, wide < 0.5 ? 0 : count).map((friday, i) => (
              <g key={friday} transform={rising(84 + (60 * i + 27) * wide, 10.665)}>
                <Words text={String(friday)} look="figure" size={24} room={20 * wide} x={13 * wide} y={33} />
              </g>
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}

/** How high the strip is beside the question, and how long: it is folded over at each end. */
const HIGH = 116;
const LONG = 570;

const LAST = words.answers.lines.length - 1;

/**
 * The strip as it comes back in from the window's edge, on the slope of all that is drawn: an answer on each of its
 * lengths, with a box to tick. Somebody has begun to tick one, thought better of it, and ticked the last.
 */
export const answers = (
  <div className="*:overflow-visible">
    <Scene viewBox={`0 0 ${LONG} ${words.answers.lines.length * HIGH + LONG * SLOPE}`} label={words.answers.label}>
      {words.answers.lines.map((line, i) => (
        <g key={line} transform={rising(0, i * HIGH + LONG * SLOPE)} fill="var(--on-accent-1)">
          <g transform={i % 2 ? `matrix(-1 0 0 1 ${LONG} 0)` : undefined}>
            <path
              fill={i % 2 ? SHADE : "var(--accent-1)"}
              d={`M${i < LAST ? HIGH : 0} 0H${i ? `${LONG}l-${HIGH} ${HIGH}` : `3000v${HIGH}`}H0z`}
            />
            {i < LAST && <path fill="var(--night)" fillOpacity=".4" d={`M${HIGH} 0v${HIGH}H0z`} />}
          </g>
          <path fill="none" stroke="var(--on-accent-1)" strokeWidth="3.500" d="M140 40h36v36h-36z" />
          <Words text={line} look="title" size={34} room={256} x={210} y={70} />
          {i === LAST - 1 && (
            <path
              transform="translate(20 10)"
              fill="none"
              stroke="var(--on-accent-1)"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
              d="M124 46c4 4 6 8 8 14 4-16 10-28 18-36M112 62c8-14 15-25 18-26s-10 28-7 29 16-33 20-34-9 33-5 34 14-29 18-30-6 24-3 25 8-9 13-18"
            />
          )}
          {i === LAST && (
            <path
              transform="translate(20 10)"
              d="M119 45c4-3 8-2 11 2l10 15C148 42 160 24 180 8c4-3 8 1 5 5-16 17-27 36-35 58-2 6-10 7-13 1-5-9-11-17-17-22-2-2-3-4-1-5z"
            />
          )}
        </g>
      ))}
    </Scene>
  </div>
);
