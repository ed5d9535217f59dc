import { Fragment, type ReactNode } from "react";
import { sealWords as words } from "@/content/drawings/ai-development";
import { fallingTransform, risingTransform, roundLength, SLOPE } from "@/lib/slope";
import { LayeredScene, type Layers } from "./scene";
import { CONTRAST_TINT } from "./section-edges";
import { Words } from "./words";

const { asked, passed } = words.checks;

/** SVG attributes of the gray lines that stand for text on a drawn page. */
const PRINTED_LINES = { stroke: "var(--night)", opacity: ".3", strokeWidth: 5 };

/** SVG attributes of an outlined square, which stands for a wrong answer. */
const EMPTY_SQUARE = { fill: "none", strokeWidth: 2 };

/**
 * Number of squares in a row. 40 questions fill a board of eight by five; other counts fill a board of about the same
 * shape.
 */
const SQUARES_IN_ROW = Math.max(8, Math.ceil(Math.sqrt(asked * 1.6)));

/**
 * Returns test questions as a path of squares: filled for a right answer, empty for a wrong one.
 *
 * @param from The index of the first question.
 * @param to The index after the last question.
 * @param rowWidth Width of a row, including the gap after its last square.
 * @param inset The inset of each square on every side: half the width of its outline.
 */
function squares(from: number, to: number, rowWidth: number, inset = 0): string {
  const pitch = rowWidth / SQUARES_IN_ROW;
  const side = Math.round(pitch * 0.7) - 2 * inset;
  return Array.from({ length: to - from }, (_, index) => {
    const [column, row] = [(from + index) % SQUARES_IN_ROW, Math.floor((from + index) / SQUARES_IN_ROW)];
    return `M${roundLength(column * pitch + inset)} ${roundLength(row * pitch + inset)}h${side}v${side}h-${side}z`;
  }).join("");
}

/** Width of a panel, rise of its edges, and maximum width of its text, in units of the drawing. */
const WIDTH = 200;
const RISE = WIDTH * SLOPE;
const ROOM = 164;
/** Index of the lit panel, which is for the people who decide. */
const DECIDING_PANEL = 3;

/** Height of a panel, position of the strip on it, and height of the strip, in units of the drawing. */
const [HEIGHT, STRIP_Y, STRIP_HEIGHT] = [292, 160, 88];

function panel(index: number, title: string, children: ReactNode, onStrip: ReactNode) {
  return (
    <g
      key={index}
      transform={index % 2 ? fallingTransform(index * WIDTH, 0) : risingTransform(index * WIDTH, RISE)}
      fill={index === DECIDING_PANEL ? "var(--night)" : "var(--on-accent-3)"}
    >
      <path fill={index === DECIDING_PANEL ? "var(--on-night)" : "var(--accent-3)"} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      {index === DECIDING_PANEL || (
        <path fill={CONTRAST_TINT} opacity={index % 2 ? 0.36 : 0.56} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      )}
      <Words text={title} look="title" size={27} room={ROOM} x={18} y={40} />
      {children}
      <path fill="var(--accent-4)" d={`M0 ${STRIP_Y}h${WIDTH}v${STRIP_HEIGHT}H0z`} />
      {onStrip}
    </g>
  );
}

/** Draws a sheet of paper on a panel. */
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

const stripText = (lines: readonly string[]) => (
  <Words text={lines} size={30} room={ROOM} x={18} y={STRIP_Y + 37} leading={33} on="accent-4" />
);

/**
 * Draws the strip beside a panel on phones, beyond the window's edge. The panels are in two rows, and the strip leaves
 * the upper row on the right and enters the lower row on the left.
 */
const stripBeside = (from: number, to: number) => (
  <path className="sm:hidden" fill="var(--accent-4)" d={`M${from} ${STRIP_Y}H${to}v${STRIP_HEIGHT}H${from}z`} />
);

const { documents } = words.hero;
/** Distance between two documents, top of the first document, and bottom of the front one, in units of the drawing. */
const [DOCUMENT_PITCH, DOCUMENTS_TOP, FRONT_END] = [
  32,
  STRIP_Y - 4 - 32 * documents.length,
  STRIP_Y + STRIP_HEIGHT + 28,
];

const panels = [
  <g key="question">
    {/* The strip enters from the window's edge. */}
    <path
      transform={fallingTransform(0, RISE)}
      fill="var(--accent-4)"
      d={`M-900 ${STRIP_Y}H.5v${STRIP_HEIGHT}H-900z`}
    />
    {panel(
      0,
      words.hero.data,
      // The manual is in front, because it is the source of the answer.
      <g fill="var(--night)">
        {documents.toReversed().map((name, index) => (
          <Fragment key={name}>
            {index < documents.length - 1
              ? paper(DOCUMENTS_TOP + DOCUMENT_PITCH * index, STRIP_Y, "var(--on-night-soft)")
              : paper(DOCUMENTS_TOP + DOCUMENT_PITCH * index, FRONT_END)}
            <Words text={name} size={20} room={ROOM - 36} x={30} y={DOCUMENTS_TOP + DOCUMENT_PITCH * index + 24} />
          </Fragment>
        ))}
      </g>,
      stripText(words.slip),
    )}
  </g>,
  panel(
    1,
    words.hero.model,
    <g fill="var(--night)">
      {paper(68, FRONT_END)}
      <Words text={words.answer.page} size={20} room={ROOM - 44} x={30} y={96} />
      <path
        {...PRINTED_LINES}
        d={`M30 ${STRIP_Y - 40}h110M30 ${STRIP_Y - 20}h130M30 ${STRIP_Y + STRIP_HEIGHT + 14}h90`}
      />
    </g>,
    <>
      {stripText([words.answer.part, words.answer.source])}
      {stripBeside(WIDTH - 0.5, WIDTH + 60)}
    </>,
  ),
  panel(
    2,
    words.checks.title,
    <g transform={`translate(18 ${STRIP_Y - 100})`}>
      <path d={squares(0, passed, 152)} />
      <path {...EMPTY_SQUARE} stroke="var(--on-accent-3)" d={squares(passed, asked, 152, 1)} />
    </g>,
    <>
      <Words text={words.checks.result} size={30} room={ROOM} x={18} y={STRIP_Y + 54} on="accent-4" />
      {stripBeside(-60, 0.5)}
    </>,
  ),
  panel(
    3,
    words.hero.screen,
    <>
      <Words text={words.order.title} look="title" size={24} room={ROOM - 12} x={18} y={STRIP_Y - 20} />
      <path {...PRINTED_LINES} d={`M18 ${STRIP_Y - 64}h90M18 ${STRIP_Y + STRIP_HEIGHT + 22}h130`} />
    </>,
    <>
      <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d={`M18 ${STRIP_Y + 44}l9 11 19-30`} />
      <Words text={words.order.approve} size={30} room={ROOM - 40} x={58} y={STRIP_Y + 54} on="accent-4" />
    </>,
  ),
];

/** Returns the path of the shadow that `count` panels cast on the floor. */
const shadowOf = (count: number) => {
  const edge = Array.from(
    { length: count + 1 },
    (_, index) => [index * WIDTH, HEIGHT + (index % 2 ? 0 : RISE)] as const,
  );
  const cast = edge.map(([x, y]) => `${x + 22} ${y + 30}`);
  return `M${edge.join(" ")} ${cast.toReversed().join(" ")}z`;
};

/**
 * The hero of the AI development page: one sheet that is folded three times and stands upright. Each panel is a part of
 * a system that we deliver: the client's documents, the model that answers from them, the test questions, and the
 * screen on which a person decides. A strip with a customer's question enters from the window's edge and crosses all
 * panels. Light comes from the upper left, so panels that rise to the right are dark.
 */
export const system: Layers = {
  viewBox: `0 0 ${4 * WIDTH} ${HEIGHT + RISE + 30}`,
  label: words.hero.label,
  layers: [
    <g key="shadow" fill="var(--night)" opacity=".3" className="dark:opacity-70">
      {/* On phones only the lower row, which has two panels, casts a shadow. */}
      <path className="max-sm:hidden" d={shadowOf(4)} />
      <path className="sm:hidden" d={shadowOf(2)} />
    </g>,
    ...panels,
  ],
};

/** The hero with two rows of two panels on phones (system-scene.css). */
export const systemInRows = (
  <div className="system-rows">
    <div>
      <LayeredScene {...system} />
    </div>
  </div>
);
