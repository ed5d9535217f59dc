import type { ReactNode } from "react";
import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import { type Layers, Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** A third of the sheet: 215 wide, 384 high, rising or falling by 85. */
const PANELS = [rising(40, 180), falling(255, 95), rising(470, 180)] as const;
/** Where writing begins in a panel, and how much room it has. */
const LEFT = 20;
const ROOM = 175;
/** The base lines of the channels. The line that is marked runs between the second and the third. */
const ROWS = [136, 178, 306] as const;
const TOTAL = 364;
/** The strip as it turns from the light. */
const SHADE = "var(--accent-1-shade)";

type Third = 0 | 1 | 2;
const THIRDS = [0, 1, 2] as const;

function Panel({ at, children }: { at: Third; children?: ReactNode }) {
  return (
    <g transform={PANELS[at]} fill="var(--night)">
      <path fill="var(--on-night)" d="M0 0h215v384H0z" />
      {at === 1 && <path fillOpacity=".1" d="M0 0h215v384H0z" />}
      <path fillOpacity=".3" d="M0 62h215v2H0zM0 332h215v2H0z" />
      <Words family="display" size={26} room={ROOM} x={LEFT} y="44">
        {words.report[at]}
      </Words>
      <Words size={22} room={ROOM} x={LEFT} y="94" weight={400}>
        {words.columns[at]}
      </Words>
      {children}
    </g>
  );
}

/** A cell of a channel's line: its words at the left, and a figure at the right. */
function Cell({ row, children, figure }: { row: number; children: string; figure?: string }) {
  return (
    <>
      <Words size={22} room={figure ? ROOM - 58 : ROOM} x={LEFT} y={row}>
        {children}
      </Words>
      {figure && (
        <Words size={22} room={54} x={LEFT + ROOM} y={row} textAnchor="end">
          {figure}
        </Words>
      )}
    </>
  );
}

const COLUMNS = [
  ({ name, spent }: { name: string; spent: string }, row: number) => (
    <Cell key={name} row={row} figure={spent}>
      {name}
    </Cell>
  ),
  ({ name, brought }: { name: string; brought: string }, row: number) => (
    <Cell key={name} row={row}>
      {brought}
    </Cell>
  ),
  ({ name, next }: { name: string; next: string }, row: number) => (
    <Cell key={name} row={row}>
      {next}
    </Cell>
  ),
];

function Glass() {
  return (
    <path
      fill="none"
      stroke="var(--on-accent-1)"
      strokeWidth="3.5"
      d="M62 23a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm-2 6 8 8"
    />
  );
}

/**
 * The growth page's hero: Friday's page, folded in three, and the strip of paper on which somebody typed a search, which
 * folds twice and becomes the line that says what it cost and what it sold.
 */
export const growth: Layers = {
  viewBox: "-12 -6 697 574",
  label: words.label,
  layers: [
    ...THIRDS.map((at) => (
      <Panel key={at} at={at}>
        {words.channels.map((channel, i) => COLUMNS[at]?.(channel, ROWS[i] ?? 0))}
        {COLUMNS[at]?.(words.total, TOTAL)}
      </Panel>
    )),
    <g key="search">
      <path fill={SHADE} d="M-10 166 40 96v350l-50-40z" />
      <g transform={rising(-10, 116)}>
        <path fill="var(--accent-1)" d="M0 50 50 0h252v50z" />
        <Glass />
        <Words size={22} room={214} x="78" y="33" fill="var(--on-accent-1)">
          {words.search}
        </Words>
      </g>
    </g>,
    <g key="line" fill="var(--on-accent-1)">
      <path fill="var(--accent-1)" d="M-10 406 255 301v70L40 456z" />
      <path fill={SHADE} d="M255 301 470 386v70L255 371z" />
      <path fill="var(--accent-1)" d="M470 386 685 301v70L470 456z" />
      <g transform={PANELS[0]}>
        <Words family="display" size={30} room={ROOM} x={LEFT} y="238">
          {words.number}
        </Words>
        <Words size={20} room={ROOM} x={LEFT} y="264">
          {words.cost}
        </Words>
      </g>
      <g transform={PANELS[1]}>
        <Words family="display" size={46} room={ROOM} x={LEFT} y="258">
          {words.sold}
        </Words>
      </g>
      <g transform={PANELS[2]}>
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="9" d="M22 240l13 13 28-31" />
        <Words family="display" size={24} room={116} x="80" y="250">
          {words.done}
        </Words>
      </g>
    </g>,
  ],
};

/** The same on a phone, in two thirds and with half of the words. */
const LEAVES = [rising(40, 150), falling(192, 90)] as const;

export const growthOnPhone: Layers = {
  viewBox: "0 0 348 462",
  label: words.label,
  layers: [
    ...LEAVES.map((place, at) => (
      <g key={place} transform={place} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h152v308H0z" />
        {at === 1 && <path fillOpacity=".1" d="M0 0h152v308H0z" />}
        <path fillOpacity=".3" d="M0 56h152v2H0zM0 264h152v2H0z" />
        <Words family="display" size={21} room={124} x="14" y="38">
          {words.report[at] ?? ""}
        </Words>
        {[...words.channels, words.total].map(({ name, spent, brought }, row) => (
          <Words key={name} size={18} room={124} x="14" y={[88, 120, 252, 292][row]}>
            {at === 0 ? `${name} ${spent}` : brought}
          </Words>
        ))}
      </g>
    )),
    <g key="search">
      <path fill={SHADE} d="M4 138 40 88v238l-36-28z" />
      <g transform={rising(4, 102)}>
        <path fill="var(--accent-1)" d="M0 36 36 0h234v42H0z" />
        <g transform="translate(-6 -3)">
          <Glass />
        </g>
        <Words size={18} room={190} x="72" y="28" fill="var(--on-accent-1)">
          {words.search}
        </Words>
      </g>
    </g>,
    <g key="line" fill="var(--on-accent-1)">
      <path fill="var(--accent-1)" d="M4 298 192 223.500v82L40 366z" />
      <path fill={SHADE} d="M192 223.500l152 60v82l-152-60z" />
      <path fill="var(--accent-1)" d="m344 283.500 99-39v82l-99 39z" />
      <g transform={LEAVES[0]}>
        <Words family="display" size={26} room={124} x="14" y="168">
          {words.number}
        </Words>
        <Words size={17} room={124} x="14" y="196">
          {words.cost}
        </Words>
      </g>
      <g transform={LEAVES[1]}>
        <Words family="display" size={36} room={124} x="14" y="172">
          {words.sold}
        </Words>
        <Words size={17} room={124} x="14" y="198">
          {words.line[2].label}
        </Words>
      </g>
    </g>,
  ],
};

/** The hero's strip runs on from the edge of the sheet, in the same folds, out of the window. */
export const growthRunning: Layers = {
  ...growth,
  layers: [
    ...growth.layers,
    <g key="end">
      <path fill={SHADE} d="m684 301 216 85v70l-216-85z" />
      <path fill="var(--accent-1)" d="m900 386 400-158v70L900 456z" />
    </g>,
  ],
};

/** A page for each Friday until all is live: a row for each step, which begins where the one above it ends. */
export function WeekPages({ weeks }: { weeks: readonly number[] }) {
  const starts = weeks.map((_, row) => weeks.slice(0, row).reduce((sum, count) => sum + count, 0));
  const end = (starts.at(-1) ?? 0) + (weeks.at(-1) ?? 0);
  return (
    <svg
      viewBox={`0 0 ${24 + end * 44} ${weeks.length * 56}`}
      aria-hidden="true"
      className="h-auto w-full max-w-[28rem]"
      fill="var(--night)"
    >
      {starts.map((start, row) => (
        <g key={start} transform={`translate(${start * 44} ${row * 56})`}>
          <Words family="display" size={26} room={20} y="40">
            {String(row + 1)}
          </Words>
          <path
            fill="var(--accent-4)"
            d={`M24 10${"l19 7.500 19-7.500v34l-19 7.500-19-7.500zm44 0".repeat(weeks[row] ?? 0)}`}
          />
          <path fillOpacity=".2" d={`M24 10${"l19 7.500v34l-19-7.500zm44 0".repeat(weeks[row] ?? 0)}`} />
        </g>
      ))}
    </svg>
  );
}

/** How high the strip is beside the question, and how long: it is folded over at each end. */
const HIGH = 96;
const LONG = 480;

/**
 * The strip as it comes back in from the window's edge: an answer on each of its lengths, with a box to tick. Somebody has
 * begun to tick one, thought better of it, and ticked the last.
 */
export function Answers() {
  const { label, lines } = words.answers;
  const last = lines.length - 1;
  return (
    <div className="*:overflow-visible">
      <Scene viewBox={`0 0 ${LONG} ${lines.length * HIGH}`} label={label}>
        {lines.map((line, i) => (
          <g key={line} transform={`translate(0 ${i * HIGH})`} fill="var(--on-accent-1)">
            <g transform={i % 2 ? `matrix(-1 0 0 1 ${LONG} 0)` : undefined}>
              <path
                fill={i % 2 ? SHADE : "var(--accent-1)"}
                d={`M${i < last ? HIGH : 0} 0H${i ? `${LONG}l-${HIGH} ${HIGH}` : `3000v${HIGH}`}H0z`}
              />
              {i < last && <path fill="var(--night)" fillOpacity=".4" d={`M${HIGH} 0v${HIGH}H0z`} />}
            </g>
            <path fill="none" stroke="var(--on-accent-1)" strokeWidth="3.500" d="M120 30h36v36h-36z" />
            <Words family="display" weight={700} size={34} room={236} x="174" y="60">
              {line}
            </Words>
            {i === last - 1 && (
              <path
                fill="none"
                stroke="var(--on-accent-1)"
                strokeWidth="4"
                strokeLinecap="round"
                strokeLinejoin="round"
                d="M124 46c4 4 6 8 8 14 4-16 10-28 18-36M112 62c8-14 15-25 18-26s-10 28-7 29 16-33 20-34-9 33-5 34 14-29 18-30-6 24-3 25 8-9 13-18"
              />
            )}
            {i === last && (
              <path d="M119 45c4-3 8-2 11 2l10 15C148 42 160 24 180 8c4-3 8 1 5 5-16 17-27 36-35 58-2 6-10 7-13 1-5-9-11-17-17-22-2-2-3-4-1-5z" />
            )}
          </g>
        ))}
      </Scene>
    </div>
  );
}
