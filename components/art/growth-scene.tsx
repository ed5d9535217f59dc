import type { ReactNode } from "react";
import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import type { Layers } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** A third of the sheet: 215 wide, 384 high, rising or falling by 85. The last runs out of the frame to the right. */
const PANELS = [rising(30, 180), falling(245, 95), rising(460, 180)] as const;
/** Where writing begins in a panel, and how much room it has; of the last one a phone shows less. */
const LEFT = 18;
const ROOM = [180, 180, 112] as const;
/** The base lines of the channels. The line that is marked runs between the second and the third. */
const ROWS = [136, 178, 306] as const;
const TOTAL = 364;
/** The strip as it turns from the light. */
const SHADE = "var(--accent-1-shade)";

function Panel({ at, children }: { at: 0 | 1 | 2; children: ReactNode }) {
  return (
    <g transform={PANELS[at]} fill="var(--night)">
      <path fill="var(--on-night)" d="M0 0h215v384H0z" />
      {at === 1 && <path fillOpacity=".1" d="M0 0h215v384H0z" />}
      <path fillOpacity=".3" d="M0 62h215v2H0zM0 332h215v2H0z" />
      <Words size={22} room={ROOM[at]} x={LEFT} y="94" weight={400}>
        {words.columns[at]}
      </Words>
      {children}
    </g>
  );
}

/** A cell of a channel's line: its words at the left, and a figure at the right. */
function Cell({ row, room, children, figure }: { row: number; room: number; children: string; figure?: string }) {
  return (
    <>
      <Words size={22} room={figure ? room - 58 : room} x={LEFT} y={row}>
        {children}
      </Words>
      {figure && (
        <Words size={22} room={54} x={LEFT + room} y={row} textAnchor="end">
          {figure}
        </Words>
      )}
    </>
  );
}

const rows = (cell: (channel: (typeof words.channels)[number], row: number) => ReactNode) =>
  words.channels.map((channel, i) => cell(channel, ROWS[i] ?? 0));

/**
 * The growth page's hero: Friday's page, folded in three, and the strip of paper on which somebody typed a search, which
 * folds twice and becomes the line that says what it cost and what it sold.
 */
export const growth: Layers = {
  viewBox: "0 0 560 570",
  label: words.label,
  layers: [
    <Panel key="spent" at={0}>
      <Words family="display" size={26} room={ROOM[0]} x={LEFT} y="44">
        {words.report.client}
      </Words>
      {rows(({ name, spent }, row) => (
        <Cell key={name} row={row} room={ROOM[0]} figure={spent}>
          {name}
        </Cell>
      ))}
      <Cell row={TOTAL} room={ROOM[0]} figure={words.total.spent}>
        {words.total.name}
      </Cell>
    </Panel>,
    <Panel key="brought" at={1}>
      <Words family="display" size={26} room={ROOM[1]} x={LEFT} y="44">
        {words.report.day}
      </Words>
      {rows(({ name, brought }, row) => (
        <Cell key={name} row={row} room={ROOM[1]}>
          {brought}
        </Cell>
      ))}
      <Cell row={TOTAL} room={ROOM[1]}>
        {words.total.brought}
      </Cell>
    </Panel>,
    <Panel key="next" at={2}>
      {rows(({ name, next }, row) => (
        <Cell key={name} row={row} room={ROOM[2]}>
          {next}
        </Cell>
      ))}
    </Panel>,
    <g key="search">
      <path fill={SHADE} d="M-10 166 40 96v344l-50-38z" />
      <g transform={rising(-10, 116)}>
        <path fill="var(--accent-1)" d="M0 50 50 0h252v50z" />
        <path
          fill="none"
          stroke="var(--on-accent-1)"
          strokeWidth="3.5"
          d="M62 23a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm-2 6 8 8"
        />
        <Words size={22} room={212} x="78" y="33" fill="var(--on-accent-1)">
          {words.search}
        </Words>
      </g>
    </g>,
    <g key="line" fill="var(--on-accent-1)">
      <path fill="var(--accent-1)" d="M-10 402 245 301v70L40 452z" />
      <path fill={SHADE} d="M245 301 460 386v70L245 371z" />
      <path fill="var(--accent-1)" d="M460 386 675 301v70L460 456z" />
      <g transform={PANELS[0]}>
        <Words family="display" size={30} room={110} x={LEFT + 6} y="252">
          {words.number}
        </Words>
        <Words family="display" size={30} room={60} x="198" y="252" textAnchor="end">
          {words.cost}
        </Words>
      </g>
      <g transform={PANELS[1]}>
        <Words family="display" size={46} room={180} x={LEFT} y="258">
          {words.sold}
        </Words>
      </g>
      <path fill="none" stroke="var(--on-accent-1)" strokeWidth="11" transform={PANELS[2]} d="M24 240l17 17 38-42" />
    </g>,
  ],
};
