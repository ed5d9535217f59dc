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

function Panel({ at, title, size = 22, children }: { at: Third; title?: string; size?: number; children?: ReactNode }) {
  return (
    <g transform={PANELS[at]} fill="var(--night)">
      <path fill="var(--on-night)" d="M0 0h215v384H0z" />
      {at === 1 && <path fillOpacity=".1" d="M0 0h215v384H0z" />}
      <path fillOpacity=".3" d="M0 62h215v2H0zM0 332h215v2H0z" />
      {title && (
        <Words family="display" size={size + 4} room={ROOM} x={LEFT} y="44">
          {title}
        </Words>
      )}
      <Words size={size} room={ROOM} x={LEFT} y={size + 72} weight={400}>
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

/** The strip as it comes down behind the edge of the sheet, from the search that is written on it. */
function Search({ children }: { children?: string }) {
  return (
    <>
      <path fill={SHADE} d="M-10 166 40 96v350l-50-40z" />
      <g transform={rising(-10, 116)}>
        <path fill="var(--accent-1)" d="M0 50 50 0h252v50z" />
        <Glass />
        {children ? (
          <Words size={22} room={204} x="78" y="33" fill="var(--on-accent-1)">
            {children}
          </Words>
        ) : (
          <path fill="var(--on-accent-1)" d="M80 36h200v2H80z" />
        )}
      </g>
    </>
  );
}

/** The strip across the sheet. */
function Line() {
  return (
    <>
      <path fill="var(--accent-1)" d="M-10 406 255 301v70L40 456z" />
      <path fill={SHADE} d="M255 301 470 386v70L255 371z" />
      <path fill="var(--accent-1)" d="M470 386 685 301v70L470 456z" />
    </>
  );
}

/**
 * The growth page's hero: Friday's page, folded in three, and the strip of paper on which somebody typed a search, which
 * folds twice and becomes the line that says what it cost and what it sold.
 */
export const growth: Layers = {
  viewBox: "-12 -6 700 574",
  label: words.label,
  layers: [
    ...THIRDS.map((at) => (
      <Panel key={at} at={at} title={words.report[at]}>
        {words.channels.map((channel, i) => COLUMNS[at]?.(channel, ROWS[i] ?? 0))}
        {COLUMNS[at]?.(words.total, TOTAL)}
      </Panel>
    )),
    <Search key="search">{words.search}</Search>,
    <g key="line" fill="var(--on-accent-1)">
      <Line />
      <g transform={PANELS[0]}>
        <Words family="display" size={30} room={108} x={LEFT} y="252">
          {words.number}
        </Words>
        <Words family="display" size={30} room={60} x={LEFT + ROOM} y="252" textAnchor="end">
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
          {`${words.line[1].label} ${words.cost}`}
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

/** The page as it is before anything stands on it, at the end of the story. */
export function EmptyReport() {
  return (
    <Scene viewBox="-12 -6 700 574" label={words.yours.label}>
      {THIRDS.map((at) => (
        <Panel key={at} at={at} size={32} title={at === 0 ? words.yours.title : undefined}>
          <path fillOpacity=".18" d="M0 148h215v2H0zM0 190h215v2H0zM0 306h215v2H0z" />
        </Panel>
      ))}
      <Search />
      <Line />
      {THIRDS.map((at) => (
        <g key={at} transform={PANELS[at]} fill="var(--on-accent-1)">
          <Words family="display" size={38} room={100} x={LEFT} y="250">
            {words.yours.line[at]}
          </Words>
          <path d="M104 252h91v3h-91z" />
        </g>
      ))}
    </Scene>
  );
}
