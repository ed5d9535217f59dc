import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import { type Layers, Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** A third of the sheet: 165 wide, 412 high, rising or falling by 65. */
const PANELS = [rising(40, 145), falling(205, 79.8), rising(370, 145)] as const;
/** From one edge of the sheet to the other. */
const FOLDED = "l165-65.200 165 65.200 165-65.200";
/** Where writing begins in a panel, and how much room it has. */
const LEFT = 15;
const ROOM = 138;
/** The base lines of the channels, of which the names take two: the line that is marked runs above the last. */
const LINES = [164, 366];

/** The strip as it turns from the light. */
const SHADE = "var(--accent-1-shade)";

/** Sheet and strip are one layer, so that their folds meet at any moment. */
const REPORT = (
  <g id="friday">
    <path fill="var(--on-night)" d={`M40 145${FOLDED}v412l-165 65.200-165-65.200-165 65.200z`} />
    <path fill="var(--night)" fillOpacity=".1" d="M205 79.800l165 65.200v412l-165-65.200z" />
    <path fill="none" stroke="var(--night)" strokeOpacity=".3" d={`M40 217${FOLDED}M40 266${FOLDED}`} />
    {PANELS.map((transform, at) => (
      <g key={transform} transform={transform} fill="var(--night)">
        <Words text={words.columns[at] ?? ""} look="light" size={26} room={ROOM} x={LEFT} y={106} />
        {words.channels.map(({ name, spent, brought, next }, i) => (
          <Words
            key={name}
            text={[[name, spent], brought, next][at] ?? ""}
            size={27}
            room={ROOM}
            x={LEFT}
            y={(LINES[i] ?? 0) + (at ? 14 : 0)}
            leading={30}
          />
        ))}
      </g>
    ))}
    <g fill="var(--night)">
      <Words
        text={words.report[0]}
        look="title"
        size={40}
        room={148}
        transform={PANELS[0]}
        x={161}
        y={54}
        textAnchor="end"
      />
      <Words text={words.report[1]} look="title" size={40} room={ROOM} transform={PANELS[1]} x={6} y={54} />
    </g>
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
      <Words text={words.sold} look="figure" size={52} room={153} transform={PANELS[1]} x={6} y={304} />
      <g transform={PANELS[2]}>
        <Words text={words.done} look="head" size={28} room={ROOM} x={LEFT} y={279} leading={32} />
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="7" d="M98 268l10 10 22-25" />
      </g>
    </g>
  </g>
);

/**
 * The growth page's hero: Friday's page, folded in three, and the strip of paper on which somebody typed a search, which
 * folds twice and becomes the line that says what it cost and what it sold.
 */
export const growth: Layers = { viewBox: "-12 -74 549 635", label: words.label, layers: [REPORT] };

/** The same once more on the page. */
export const growthAgain: Layers = { ...growth, layers: [<use key="again" href="#friday" />] };

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

/**
 * The strip as it comes back in from the window's right edge and leaves at its left, folded over twice, on the slope of all
 * that is drawn: an answer on each of its lengths, with a box to tick. Somebody has begun to tick one, thought better of
 * it, and ticked the last.
 */
export const answers = (
  <div className="*:overflow-visible lg:-mt-[clamp(4rem,9vw,9rem)]">
    <Scene viewBox="0 0 570 573" label={words.answers.label}>
      <g transform={rising(0, 225)} fill="var(--on-accent-1)">
        <path fill="var(--accent-1)" d="M116 0H3000v116H0zM-3000 232H570L454 348H-3000z" />
        <path fill={SHADE} d="M0 116h454l116 116H116z" />
        <path fill="var(--night)" fillOpacity=".4" d="M116 0v116H0zM454 116v116h116z" />
        <path
          fill="none"
          stroke="var(--on-accent-1)"
          strokeWidth="3.500"
          d="M140 40h36v36h-36zm0 116h36v36h-36zm0 116h36v36h-36z"
        />
        <Words text={words.answers.lines} look="title" size={34} room={256} x={210} y={70} leading={116} />
        <path
          transform="translate(20 126)"
          fill="none"
          stroke="var(--on-accent-1)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M124 46c4 4 6 8 8 14 4-16 10-28 18-36M112 62c8-14 15-25 18-26s-10 28-7 29 16-33 20-34-9 33-5 34 14-29 18-30-6 24-3 25 8-9 13-18"
        />
        <path d="M139 287c4-3 8-2 11 2l10 15c8-20 20-38 40-54 4-3 8 1 5 5-16 17-27 36-35 58-2 6-10 7-13 1-5-9-11-17-17-22-2-2-3-4-1-5z" />
      </g>
    </Scene>
  </div>
);
