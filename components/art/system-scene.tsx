import { Fragment, type ReactNode } from "react";
import { sealWords as words } from "@/content/drawings/ai-development";
import { falling, rising, SLOPE } from "@/lib/slope";
import { AWAY } from "./planes";
import { LayeredScene, type Layers } from "./scene";
import { OPEN, PRINT, squares } from "./seal-scenes";
import { Words } from "./words";

const { asked, passed } = words.checks;

/** A panel of the sheet, how far its edges rise or fall, and how much room is left for what is written on it. */
const WIDTH = 200;
const RISE = WIDTH * SLOPE;
const ROOM = 164;
/** The panel of the people who decide, on which the light falls. */
const DECIDES = 3;

/** How high a panel is, where the strip lies on it, and how high that is. */
const [HIGH, Y, STRIP] = [292, 160, 88];

function panel(at: number, title: string, children: ReactNode, onStrip: ReactNode) {
  return (
    <g
      key={at}
      transform={at % 2 ? falling(at * WIDTH, 0) : rising(at * WIDTH, RISE)}
      fill={at === DECIDES ? "var(--night)" : "var(--on-accent-3)"}
    >
      <path fill={at === DECIDES ? "var(--on-night)" : "var(--accent-3)"} d={`M0 0h${WIDTH}v${HIGH}H0z`} />
      {at === DECIDES || <path fill={AWAY} opacity={at % 2 ? 0.36 : 0.56} d={`M0 0h${WIDTH}v${HIGH}H0z`} />}
      <Words text={title} look="title" size={27} room={ROOM} x={18} y={40} />
      {children}
      <path fill="var(--accent-4)" d={`M0 ${Y}h${WIDTH}v${STRIP}H0z`} />
      {onStrip}
    </g>
  );
}

/** A sheet of paper on a panel, down to where the strip covers it or beyond. */
const paper = (from: number, to: number, corner = "var(--accent-4)") => (
  <>
    <path
      fill="var(--on-night)"
      stroke="var(--night)"
      strokeOpacity=".3"
      d={`M18 ${from}h${ROOM - 20}l20 20v${to - from - 20}h-${ROOM}z`}
    />
    <path fill={corner} d={`M${ROOM - 2} ${from}l20 20h-20z`} />
  </>
);

const written = (lines: readonly string[]) => (
  <Words text={lines} size={30} room={ROOM} x={18} y={Y + 37} leading={33} on="accent-4" />
);

/** In two rows the strip goes round the edge of the upper one, behind the sheet and round the edge of the lower one. */
const turned = (front: string, back: string) => (
  <g className="sm:hidden">
    <path fill="var(--accent-4-shade)" d={back} />
    <path fill="var(--accent-4)" d={front} />
  </g>
);

const { documents } = words.hero;
/** How far below each other documents lie, where the first does, and where the sheet in front ends. */
const [NEXT, TOP, END] = [32, Y - 4 - 32 * documents.length, Y + STRIP + 28];

const panels = [
  <g key="question">
    {/* It comes in from the window's edge. */}
    <path transform={falling(0, RISE)} fill="var(--accent-4)" d={`M-900 ${Y}H.5v${STRIP}H-900z`} />
    {panel(
      0,
      words.hero.data,
      // The manual, which is the source, lies in front.
      <g fill="var(--night)">
        {documents.toReversed().map((name, nth) => (
          <Fragment key={name}>
            {nth < documents.length - 1
              ? paper(TOP + NEXT * nth, Y, "var(--on-night-soft)")
              : paper(TOP + NEXT * nth, END)}
            <Words text={name} size={20} room={ROOM - 36} x={30} y={TOP + NEXT * nth + 24} />
          </Fragment>
        ))}
      </g>,
      written(words.slip),
    )}
  </g>,
  panel(
    1,
    words.hero.model,
    <g fill="var(--night)">
      {paper(68, END)}
      <Words text={words.answer.page} size={20} room={ROOM - 44} x={30} y={96} />
      <path {...PRINT} d={`M30 ${Y - 40}h110M30 ${Y - 20}h130M30 ${Y + STRIP + 14}h90`} />
    </g>,
    <>
      {written([words.answer.part, words.answer.source])}
      {turned(`M${WIDTH - 0.5} ${Y}h20.5v${STRIP}h-20.5z`, `M${WIDTH} ${Y + STRIP}h20l-20 16z`)}
    </>,
  ),
  panel(
    2,
    words.checks.title,
    <g transform={`translate(18 ${Y - 100})`}>
      <path d={squares(0, passed, 152)} />
      <path {...OPEN} stroke="var(--on-accent-3)" d={squares(passed, asked, 152, 1)} />
    </g>,
    <>
      <Words text={words.checks.result} size={30} room={ROOM} x={18} y={Y + 54} on="accent-4" />
      {turned(`M.5 ${Y}H-20v${STRIP}H.5z`, `M0 ${Y}h-20l20-16z`)}
    </>,
  ),
  panel(
    3,
    words.hero.screen,
    <>
      <Words text={words.order.title} look="title" size={24} room={ROOM - 12} x={18} y={Y - 20} />
      <path {...PRINT} d={`M18 ${Y - 64}h90M18 ${Y + STRIP + 22}h130`} />
    </>,
    <>
      <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d={`M18 ${Y + 44}l9 11 19-30`} />
      <Words text={words.order.approve} size={30} room={ROOM - 40} x={58} y={Y + 54} on="accent-4" />
    </>,
  ),
];

/** The shadow along so many panels: from where the sheet touches the floor to a little to the right of that. */
const shadowOf = (count: number) => {
  const edge = Array.from({ length: count + 1 }, (_, at) => [at * WIDTH, HIGH + (at % 2 ? 0 : RISE)] as const);
  const cast = edge.map(([x, y]) => `${x + 22} ${y + 30}`);
  return `M${edge.join(" ")} ${cast.toReversed().join(" ")}z`;
};

/**
 * Hero of the AI development page: one sheet, folded three times, which stands on its edge. Each panel is a part of a
 * system that we deliver: the client's documents, the model that answers from them, the checks it must pass and the
 * screen where a person decides. One strip carries the question in from the window's edge and across all of them.
 * Light comes from the upper left: panels that rise face right and are the dark ones.
 */
export const system: Layers = {
  viewBox: `0 0 ${4 * WIDTH} ${HIGH + RISE + 30}`,
  label: words.hero.label,
  layers: [
    <g key="shadow" fill="var(--night)" opacity=".3" className="dark:opacity-70">
      {/* Of two rows, the lower has two panels. */}
      <path className="max-sm:hidden" d={shadowOf(4)} />
      <path className="sm:hidden" d={shadowOf(2)} />
    </g>,
    ...panels,
  ],
};

/** The same as two rows of two on a phone: all but the first two panels are moved below those, the shadow too. */
export const systemInRows = (
  <div className="max-sm:-mx-(--margin) max-sm:overflow-x-clip max-sm:px-(--margin)">
    <div className="max-sm:w-[200%] max-sm:pb-[73%] max-sm:*:*:not-[:nth-child(2),:nth-child(3)]:translate-y-[72.7%] max-sm:*:*:nth-[n+4]:-translate-x-1/2">
      <LayeredScene {...system} />
    </div>
  </div>
);
