import type { ReactNode } from "react";
import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import { type Layers, Scene } from "./scene";
import { falling, rising, SLOPE } from "./slope";
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

/** The hero's strip runs on: at the edge of the sheet it turns, and falls out of the section (ui/ribbon.ts). */
export const growthRunning: Layers = {
  ...growth,
  layers: [
    ...growth.layers,
    <g key="end">
      <path fill="var(--accent-1)" d="M684 301.400 735 281 684 373z" />
      <path fill={SHADE} d="M735 281v3000h-50V371z" />
    </g>,
  ],
};

/** A page for each Friday of the steps, a row for each step; the last is the one that the strip below is on. */
export function WeekPages({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(...weeks);
  return (
    <svg
      viewBox={`0 0 ${40 + most * 66} ${weeks.length * 60}`}
      aria-hidden="true"
      className="h-auto w-full max-w-[22rem]"
    >
      {weeks.map((count, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps do not change places
        <g key={row} transform={`translate(0 ${row * 60})`} fill="var(--night)">
          <Words family="display" size={28} room={30} y="44">
            {String(row + 1)}
          </Words>
          {Array.from({ length: count }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do weeks
            <g key={week} transform={`translate(${40 + week * 66} 0)`}>
              <path
                fill={row === weeks.length - 1 && week === count - 1 ? "var(--accent-1)" : "var(--accent-4)"}
                d="M0 11l26 10.300v34L0 45zM26 21.300 52 11v34L26 55.300z"
              />
              <path fillOpacity=".2" d="M0 11l26 10.300v34L0 45z" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** How high an answer's plane is, and how far it leans: by the fold's slope. */
const ANSWER = 118;
const LEAN = ANSWER * SLOPE;

/** The end of the strip, beside the question: an answer on each fold, with a box to tick. On a desk it hangs from the seam. */
export function Answers() {
  const { label, lines } = words.answers;
  return (
    <div className="lg:*:overflow-visible">
      <Scene viewBox={`0 0 480 ${lines.length * ANSWER + 24}`} label={label}>
        <path fill={SHADE} d={`M${LEAN} 0V-3000H480V0z`} />
        {lines.map((line, i) => {
          const y = i * ANSWER;
          const [from, to] = i % 2 ? [0, LEAN] : [LEAN, 0];
          return (
            <g key={line} fill="var(--on-accent-1)">
              <path
                fill={i % 2 ? SHADE : "var(--accent-1)"}
                d={`M${from} ${y}h${480 - LEAN}L${to + 480 - LEAN} ${y + ANSWER}H${to}z`}
              />
              <path fill="none" stroke="var(--on-accent-1)" strokeWidth="4" d={`M64 ${y + 40}h38v38h-38z`} />
              <Words family="display" weight={700} size={38} room={290} x="126" y={y + 72}>
                {line}
              </Words>
            </g>
          );
        })}
        <path
          fill="none"
          stroke="var(--on-accent-1)"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={`M68 ${lines.length * ANSWER - 66}q10 8 16 20q14-40 40-58`}
        />
      </Scene>
    </div>
  );
}
