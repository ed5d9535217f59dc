import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import { type Layers, Scene } from "./scene";
import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

/** A third of the sheet: 165 wide, 412 high, rising or falling by 65. */
const PANELS = [rising(40, 145), falling(205, 79.8), rising(370, 145)] as const;
/** Where writing begins in a panel, and how much room it has. */
const LEFT = 15;
const ROOM = 138;
/** The base lines of the channels, of which the names take two: the line that is marked runs above the last. */
const LINES = [131, 197, 366];

/** The strip as it turns from the light. */
const SHADE = "var(--accent-1-shade)";

/** Sheet and strip are one layer, so that their folds meet at any moment. */
const REPORT = (
  <>
    {PANELS.map((place, at) => (
      <g key={place} transform={place} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h165v412H0z" />
        {at === 1 && <path fillOpacity=".1" d="M0 0h165v412H0z" />}
        <path fillOpacity=".3" d="M0 62h165v2H0zM0 102h165v1H0zM0 167h165v1H0z" />
        <Words text={words.report[at] ?? ""} look="title" size={32} room={ROOM} x={LEFT} y={44} />
        <Words text={words.columns[at] ?? ""} look="light" size={24} room={ROOM} x={LEFT} y={91} />
        {words.channels.map(({ name, spent, brought, next }, i) => (
          <Words
            key={name}
            text={[[name, spent], brought, next][at] ?? ""}
            size={25}
            room={ROOM}
            x={LEFT}
            y={(LINES[i] ?? 0) + (at ? 12 : 0)}
            leading={25}
          />
        ))}
      </g>
    ))}
    <path fill={SHADE} d="M-10 135 40 62.200v330l-50 10.500z" />
    <g transform={rising(-10, 82)}>
      <path fill="var(--accent-1)" d="M0 53 50 0h338v53z" />
      {/* A magnifying glass, in a line. */}
      <path
        fill="none"
        stroke="var(--on-accent-1)"
        strokeWidth="4"
        d="M64 24a9.500 9.500 0 1 1-19 0 9.500 9.500 0 0 1 19 0zm-2.500 7 9 9"
      />
      <Words text={words.search} size={26} room={286} x={84} y={36} on="accent-1" />
    </g>
    <path fill="var(--accent-1)" d="M-10 402.700 205 317.800v96L40 479zM370 383 535 317.800v96L370 479z" />
    {/* From the edge of the sheet on it runs as its last fold goes, out of the window. */}
    <path fill={SHADE} d="M205 317.800 370 383v96L205 413.800zM534.500 317.800 1300 620v96L534.500 413.800z" />
    <g fill="var(--on-accent-1)">
      <g transform={PANELS[0]}>
        <Words text={words.number} look="head" size={31} room={ROOM} x={LEFT} y={281} />
        <Words text={words.cost} size={26} room={ROOM} x={LEFT} y={313} />
      </g>
      <Words text={words.sold} look="figure" size={52} room={ROOM} transform={PANELS[1]} x={LEFT} y={304} />
      <g transform={PANELS[2]}>
        <Words text={words.done} look="head" size={28} room={ROOM} x={LEFT} y={279} leading={32} />
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="7" d="M98 268l10 10 22-25" />
      </g>
    </g>
  </>
);

/**
 * The growth page's hero: Friday's page, folded in three, and the strip of paper on which somebody typed a search, which
 * folds twice and becomes the line that says what it cost and what it sold.
 */
export const growth: Layers = { viewBox: "-12 -74 549 635", label: words.label, layers: [REPORT] };

/** A leaf with one fold, the side of it that lies in the shade, and on to the next. */
const LEAF = "l27 10.700 27-10.700v49l-27 10.700-27-10.700zm60 0";
const LEAF_IN_SHADE = "l27 10.700v49l-27-10.700zm60 0";

/** A page for each Friday of a step, folded once, with its number; the last of all is that on which all is live. */
export function Fridays({ after, count, all }: { after: number; count: number; all: number }) {
  const fridays = Array.from({ length: count }, (_, i) => after + i + 1);
  const ends = after + count === all;
  return (
    <svg
      viewBox={`0 0 ${60 * count - 6} 60`}
      width={60 * count - 6}
      aria-hidden="true"
      className="h-auto max-w-full forced-color-adjust-none"
      fill="var(--night)"
    >
      <path fill="var(--on-night)" d={`M0 0${LEAF.repeat(count)}`} />
      {ends && <path fill="var(--accent-4)" d={`M${60 * count - 60} 0${LEAF}`} />}
      <path fillOpacity=".2" d={`M0 0${LEAF_IN_SHADE.repeat(count)}`} />
      {fridays.map((friday, i) => (
        <Words
          key={friday}
          text={String(friday)}
          look="figure"
          size={24}
          room={22}
          transform={rising(60 * i + 27, 10.7)}
          x={13}
          y={33}
          textAnchor="middle"
          {...(friday === all && { on: "accent-4" })}
        />
      ))}
    </svg>
  );
}

/** How high the strip is beside the question, and how long: it is folded over at each end. */
const HIGH = 116;
const LONG = 570;

const LAST = words.answers.lines.length - 1;

/**
 * The strip as it comes back in from the window's right edge and leaves at its left, on the slope of all that is drawn: an answer
 * on each of its lengths, with a box to tick. Somebody has begun to tick one, thought better of it, and ticked the last.
 */
export const answers = (
  <div className="*:overflow-visible lg:-mt-[clamp(4rem,9vw,9rem)]">
    <Scene viewBox={`0 0 ${LONG} ${words.answers.lines.length * HIGH + LONG * SLOPE}`} label={words.answers.label}>
      {words.answers.lines.map((line, i) => (
        <g key={line} transform={rising(0, i * HIGH + LONG * SLOPE)} fill="var(--on-accent-1)">
          <g transform={i % 2 ? `matrix(-1 0 0 1 ${LONG} 0)` : undefined}>
            <path
              fill={i % 2 ? SHADE : "var(--accent-1)"}
              d={`M${i < LAST ? HIGH : -3000} 0H${i ? `${LONG}l-${HIGH} ${HIGH}` : `3000v${HIGH}`}H${i < LAST ? 0 : -3000}z`}
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
