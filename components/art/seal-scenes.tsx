import { sealWords as words } from "@/content/drawings/ai-development";
import { falling, rising, rounded, SLOPE } from "@/lib/slope";
import { Scene } from "./scene";
import { Words } from "./words";

/*
 * Drawings of the AI development page's example: the test questions, the manual, and the order from the email to the
 * parcel. Everything about the question that the page follows is in accent-4. Paper is light in both color schemes.
 */

/** Stroke of lines that represent printed text. */
export const PRINTED_LINES = { stroke: "var(--night)", opacity: ".3", strokeWidth: 5 };

/** Attributes of an empty square, for a wrong answer. */
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

/** The open manual: the question on the left page, and on the right page the line that answers it. */
export const manual = (
  <Scene viewBox="0 0 400 270" label={words.labels.manual} fill="var(--night)">
    <path fill="var(--accent-3)" d="M0 79 200 0 400 79V270L200 191 0 270z" />
    <path opacity=".34" d="M0 79 200 0V191L0 270z" />
    <g transform={rising(14, 86)}>
      <path fill="var(--on-night-soft)" d="M0 0h186v162H0z" />
      <path {...PRINTED_LINES} d="M18 28h110M18 46h80M18 130h130M18 146h90" />
      <path fill="var(--accent-4-shade)" d="M0 62h186v52H0z" />
      <Words text={words.slip} size={20} room={158} x={18} y={83} leading={23} on="accent-4" />
    </g>
    <g transform={falling(200, 12)}>
      <path fill="var(--on-night)" d="M0 0h162l24 24v138H0z" />
      <path fill="var(--accent-4)" d="M162 0l24 24h-24zM0 62h186v52H0z" />
      <Words text={words.answer.page} size={22} room={120} x={18} y={38} />
      <path {...PRINTED_LINES} d="M18 130h130M18 146h70" />
      <Words text={words.answer.part} look="title" size={30} room={154} x={18} y={98} on="accent-4" />
    </g>
  </Scene>
);

/** Draws the sheets of a pile, from back to front. */
const pile = (fill: string, line: string, sheets: readonly string[]) => (
  <g fill={fill} stroke={line} strokeOpacity=".4" strokeWidth="2">
    {sheets.map((d) => (
      <path key={d} d={d} />
    ))}
  </g>
);

/** Emails that pass the rules become records. Clear ones are filed; unclear ones wait for a person. */
export const intake = (
  <Scene viewBox={`0 0 400 ${rounded(246 + 400 * SLOPE)}`} label={words.labels.intake} fill="var(--night)">
    <g transform={falling(0, 0)}>
      {pile("var(--on-night)", "var(--night)", ["M14 50h90v90h-90z", "M0 76h104v92h-104zm104 0l-52 48-52-48"])}
      {pile(
        "var(--accent-3)",
        "var(--on-accent-3)",
        [20, 10, 0].map((up) => `M170 ${38 - up}h${210 + up}v88h-${210 + up}z`),
      )}
      <g fill="var(--on-accent-3)">
        <Words text={words.order.number} look="title" size={33} room={176} x={192} y={76} />
        <Words text={words.intake.filed} size={24} room={130} x={192} y={109} />
        <path fill="none" stroke="var(--accent-4)" strokeWidth="6" d="M342 99l8 11 17-28" />
      </g>
      <path fill="var(--accent-4)" d="M170 148h210v88H170z" />
      <Words text={words.intake.doubt} look="title" size={31} room={176} x={192} y={185} on="accent-4" />
      <Words text={words.intake.waits} size={24} room={176} x={192} y={218} on="accent-4" />
      <path fill="var(--overlap)" d="M80 0h96v246H80z" />
      <Words text={words.intake.rules} look="title" size={28} room={74} x={91} y={38} on="night" />
      <path stroke="var(--on-night)" opacity=".4" strokeWidth="2" d="M91 62h74M91 122h74M91 182h74" />
      <Words text={words.intake.fields} size={21} room={74} x={91} y={99} leading={60} on="night" />
    </g>
  </Scene>
);

/** The screen of the team, with the order that a person approved. */
export const order = (
  <Scene viewBox="0 0 300 310" label={words.labels.order} fill="var(--on-night)">
    <g transform={rising(0, 119)}>
      <path fill="var(--overlap)" d="M0 0h300v190H0z" />
      <path fill="var(--night)" opacity=".35" d="M0 0h300v30H0z" />
      <Words text={words.order.number} look="title" size={52} room={264} x={18} y={84} />
      <Words text={words.order.goods} size={28} room={126} x={18} y={120} />
      <Words text={words.pump} size={28} room={126} x={282} y={120} textAnchor="end" />
      <path fill="var(--accent-4)" d="M0 136h300v54H0z" />
      <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d="M20 163l10 10 20-23" />
      <Words text={words.order.approved} size={32} room={218} x={64} y={174} on="accent-4" />
    </g>
  </Scene>
);

/**
 * The end of the example: the parcel with its slip. It is on `parcelFloor`, in front of the page's end
 * (seal-scenes.css).
 */
export const delivery = (
  <div className="parcel">
    <Scene viewBox="0 53 640 583" label={words.labels.delivery} fill="var(--night)">
      <path fill="var(--accent-4)" d="M0 132L200 53l440 174-200 79z" />
      <path fill="var(--on-night)" opacity=".5" d="M80 100l40-16 440 174-40 16z" />
      <g transform={falling(0, 132)}>
        <path fill="var(--accent-4)" d="M0 0h440v330H0z" />
        <path opacity=".1" d="M0 0h440v330H0z" />
        <path fill="var(--on-night)" d="M24 28h356l36 36v242H24z" />
        <path opacity=".3" d="M380 28l36 36h-36z" />
        <Words text={words.order.number} look="title" size={40} room={310} x={46} y={82} />
        <path stroke="var(--night)" opacity=".25" strokeWidth="3" d="M46 104h348" />
        <Words text={words.order.goods} size={38} room={330} x={46} y={154} />
        <Words text={words.order.approved} size={38} room={286} x={92} y={206} />
        <path fill="none" stroke="var(--accent-3)" strokeWidth="8" d="M50 191l10 13 20-32" />
        <Words text={words.order.leaves} look="figure" size={60} room={350} x={46} y={272} />
      </g>
      <g transform={rising(440, 306)}>
        <path fill="var(--accent-4-shade)" d="M0 0h200v330H0z" />
        <path fill="var(--on-night)" opacity=".36" d="M80 0h40v64H80z" />
        <path
          fill="none"
          stroke="var(--night)"
          strokeWidth="10"
          d="M44 230v-92m-22 26l22-24 22 24M106 230v-92m-22 26l22-24 22 24M24 252h102"
        />
      </g>
    </Scene>
  </div>
);

/** The floor below the parcel, in the color of the footer. */
export const parcelFloor = <div data-surface="night" className="parcel-floor" />;
