import { sealWords as words } from "@/content/drawings/ai-development";
import { falling, rising, rounded, SLOPE } from "@/lib/slope";
import { Drawing } from "./drawing";
import { Scene } from "./scene";
import { Words } from "./words";

/*
 * Drawings of the AI development page's example: the test questions, the manual, and the order from the email to the
 * parcel. Everything about the question that the page follows is in accent-4. Paper is light in both color schemes.
 */

/** SVG attributes of the gray lines that stand for text on a drawn page. */
export const PRINTED_LINES = { stroke: "var(--night)", opacity: ".3", strokeWidth: 5 };

/** SVG attributes of an outlined square, which stands for a wrong answer. */
export const EMPTY_SQUARE = { fill: "none", strokeWidth: 2 };

const { asked, passed, trial, gain: boards } = words.checks;

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
 * @param inset The amount by which each square is smaller on every side: half the width of its outline.
 */
export function squares(from: number, to: number, rowWidth: number, inset = 0): string {
  const pitch = rowWidth / SQUARES_IN_ROW;
  const side = Math.round(pitch * 0.7) - 2 * inset;
  return Array.from({ length: to - from }, (_, index) => {
    const [column, row] = [(from + index) % SQUARES_IN_ROW, Math.floor((from + index) / SQUARES_IN_ROW)];
    return `M${rounded(column * pitch + inset)} ${rounded(row * pitch + inset)}h${side}v${side}h-${side}z`;
  }).join("");
}

/**
 * Width of a board, height of a board with the strip, and width of the panel between two boards, in units of the
 * drawing.
 */
const [BOARD, HEIGHT, GAIN_PANEL] = [256, 266, 120];

/**
 * A sheet with every question as a square, and its score on a strip. Answers that were wrong in the trial and right at
 * launch are in accent-4.
 */
function Board({ transform, board, count }: { transform: string; board: (typeof boards)["after"]; count: number }) {
  return (
    <g transform={transform} fill="var(--night)">
      <path fill="var(--on-night)" d={`M0 0h${BOARD}v${HEIGHT}H0z`} />
      <path fill="var(--accent-4)" d={`M0 210h${BOARD}v${HEIGHT - 210}H0z`} />
      <Words text={board.title} look="title" size={34} room={222} x={17} y={42} />
      <g transform="translate(17 60)">
        <path d={squares(0, trial.passed, 230.4)} />
        {count > trial.passed && <path fill="var(--accent-4)" d={squares(trial.passed, count, 230.4)} />}
        <path {...EMPTY_SQUARE} stroke="var(--night)" d={squares(count, asked, 230.4, 1)} />
      </g>
      <Words text={board.score} look="title" size={34} room={222} x={17} y={249} on="accent-4" />
    </g>
  );
}

/**
 * One sheet in three panels: the score of the trial, the number of additional right answers, and the score at launch.
 */
export const gain = (
  <Scene
    viewBox={`0 0 ${2 * BOARD + GAIN_PANEL} ${HEIGHT + (2 * BOARD - GAIN_PANEL) * SLOPE}`}
    label={words.labels.gain}
  >
    <Board transform={falling(0, 0)} board={boards.before} count={trial.passed} />
    <g transform={rising(BOARD, BOARD * SLOPE)}>
      <path fill="var(--accent-4-shade)" d={`M0 0h${GAIN_PANEL}v${HEIGHT}H0z`} />
      <Words text={boards.gained} look="figure" size={76} room={88} x={16} y={160} on="accent-4" />
    </g>
    <Board transform={falling(BOARD + GAIN_PANEL, (BOARD - GAIN_PANEL) * SLOPE)} board={boards.after} count={passed} />
  </Scene>
);

/** Height of a question's row, and position of the strip below the rows, in units of the drawing. */
const QUESTION_HEIGHT = 41;
const TRIAL_STRIP = 66 + QUESTION_HEIGHT * trial.questions.length;

/**
 * Calls `draw` for each question that was answered right, or for each that was answered wrong, and joins the results.
 */
const drawAnswers = (isRight: boolean, draw: (y: number) => string) =>
  trial.questions
    .map(([, wasRight], index) => (wasRight === isRight ? draw(60 + QUESTION_HEIGHT * index) : ""))
    .join("");

/** The sheet of a trial: some of its questions, marks for right and wrong answers, and the score. */
export const checks = (
  <Scene viewBox={`0 0 300 ${TRIAL_STRIP + 54 + 300 * SLOPE}`} label={words.labels.checks}>
    <g transform={falling(0, 0)} fill="var(--night)">
      <path fill="var(--on-night)" d={`M0 0h300v${TRIAL_STRIP}H0z`} />
      <Words text={trial.title} look="title" size={34} room={268} x={16} y={42} />
      <path
        opacity=".25"
        d={trial.questions.map((_, index) => `M16 ${60 + QUESTION_HEIGHT * index}h268v2h-268z`).join("")}
      />
      <Words
        text={trial.questions.map(([asked]) => asked)}
        size={20}
        room={232}
        x={16}
        y={89}
        leading={QUESTION_HEIGHT}
      />
      <g fill="none" stroke="var(--accent-3)" strokeWidth="5">
        <path d={drawAnswers(true, (y) => `M263 ${y + 23}l6 9 13-22`)} />
        <path stroke="var(--night)" strokeWidth="3" d={drawAnswers(false, (y) => `M264 ${y + 14}h18v18h-18z`)} />
      </g>
      <path fill="var(--accent-4)" d={`M0 ${TRIAL_STRIP}h300v54H0z`} />
      <Words text={trial.result} look="title" size={36} room={268} x={16} y={TRIAL_STRIP + 40} on="accent-4" />
    </g>
  </Scene>
);

/**
 * The pump from the customer's question, as an exploded view like a page of its manual: inlet, casing, impeller, the
 * seals in accent-4 on the shaft, motor. It is the only line drawing of the site, because the pump is the client's
 * product and not made of paper. The upper left and lower right corners are empty, for text.
 */
export const pump = (
  <div className="pump">
    <Drawing name="pump" words={{ label: words.labels.pump, name: words.pump }} />
  </div>
);

/** The open manual: the question on the left page, and on the right page the line that answers it. */
export const manual = (
  <Drawing
    name="manual"
    words={{ label: words.labels.manual, question: words.slip, page: words.answer.page, part: words.answer.part }}
  />
);

/** Emails that pass the rules become records. Clear ones are filed; unclear ones wait for a person. */
export const intake = (
  <Drawing name="intake" words={{ ...words.intake, label: words.labels.intake, number: words.order.number }} />
);

const { number, goods, approved, leaves } = words.order;

/** The screen of the team, with the order that a person approved. */
export const order = (
  <Drawing name="order" words={{ label: words.labels.order, number, goods, pump: words.pump, approved }} />
);

/**
 * The end of the example: the parcel with its slip. It is on `parcelFloor`, in front of the page's end
 * (seal-scenes.css).
 */
export const delivery = (
  <div className="parcel">
    <Drawing name="delivery" words={{ label: words.labels.delivery, number, goods, approved, leaves }} />
  </div>
);

/** The floor below the parcel, in the color of the footer. */
export const parcelFloor = <div data-surface="night" className="parcel-floor" />;
