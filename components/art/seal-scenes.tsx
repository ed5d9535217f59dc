import { sealWords as words } from "@/content/drawings/ai-development";
import { Scene } from "./scene";
import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

/*
 * The things that travel through the AI development page: the board of a trial, the page that answers, the order from the
 * email to the parcel. Marigold is what is on its way; paper is light in both schemes.
 */

/** Lines of print on a page that nobody needs to read. */
export const PRINT = { stroke: "var(--night)", opacity: ".3", strokeWidth: 5 };

/** The line around a square that is open. */
export const OPEN = { fill: "none", strokeWidth: 2 };

/**
 * Every question of a check is a square: full where the answer passed, open where it did not.
 *
 * @param pitch How far it is from one to the next, of which ten stand in a row.
 * @param inset How much smaller each is on all sides: half of the line around it.
 * @returns The squares from one to another, as a path.
 */
export function squares(from: number, to: number, pitch: number, inset = 0): string {
  const side = Math.round(pitch * 0.7) - 2 * inset;
  return Array.from({ length: to - from }, (_, index) => {
    const [column, row] = [(from + index) % 10, Math.floor((from + index) / 10)];
    return `M${column * pitch + inset} ${row * pitch + inset}h${side}v${side}h-${side}z`;
  }).join("");
}

/** Where the strip lies on a board, how wide a board is, and how far its edges fall. */
const BOARD = { strip: 164, high: 50, wide: 300, fall: 300 * SLOPE };

const { asked, passed, trial, gain: boards } = words.checks;

/** A sheet with every question on it, those that passed later than the others in marigold, and a strip with its score. */
function Board({ at, board, count }: { at: string; board: (typeof boards)["after"]; count: number }) {
  return (
    <g transform={at} fill="var(--night)">
      <path fill="var(--on-night)" d={`M0 0h${BOARD.wide}v${BOARD.strip}H0z`} />
      <path fill="var(--accent-4)" d={`M0 ${BOARD.strip}h${BOARD.wide}v${BOARD.high}H0z`} />
      <Words text={board.title} look="title" size={32} room={268} x={16} y={38} />
      <g transform="translate(16 53)">
        <path d={squares(0, trial.passed, 27)} />
        {count > trial.passed && <path fill="var(--accent-4)" d={squares(trial.passed, count, 27)} />}
        <path {...OPEN} stroke="var(--night)" d={squares(count, asked, 27, 1)} />
      </g>
      <Words text={board.score} look="title" size={32} room={268} x={16} y={200} on="accent-4" />
    </g>
  );
}

/** How far below each other the questions of a trial stand, and where the strip below them lies. */
const QUESTION = 41;
const TRIAL_STRIP = 66 + QUESTION * trial.questions.length;

/** The sheet of a trial: what was asked, which answers were good, and how many of all. */
export const checks = (
  <Scene viewBox={`0 0 ${BOARD.wide} ${TRIAL_STRIP + 54 + BOARD.fall}`} label={words.labels.checks}>
    <g transform={falling(0, 0)} fill="var(--night)">
      <path fill="var(--on-night)" d={`M0 0h${BOARD.wide}v${TRIAL_STRIP}H0z`} />
      <Words text={trial.title} look="title" size={34} room={268} x={16} y={42} />
      {trial.questions.map(([question, passes], index) => (
        <g key={question} transform={`translate(16 ${60 + QUESTION * index})`}>
          <path opacity=".25" d="M0 0h268v2H0z" />
          <Words text={question} size={20} room={232} y={29} />
          {passes ? (
            <path fill="none" stroke="var(--accent-3)" strokeWidth="5" d="M247 23l7 7 14-17" />
          ) : (
            <path fill="none" stroke="var(--night)" strokeWidth="3" d="M248 14h18v18h-18z" />
          )}
        </g>
      ))}
      <path fill="var(--accent-4)" d={`M0 ${TRIAL_STRIP}h${BOARD.wide}v54H0z`} />
      <Words text={trial.result} look="title" size={36} room={268} x={16} y={TRIAL_STRIP + 40} on="accent-4" />
    </g>
  </Scene>
);

/** How far the board after the work stands from the one before it, and where. */
const BETWEEN = 100;
const [AFTER_X, AFTER_Y] = [BOARD.wide + BETWEEN, BOARD.fall - BETWEEN * SLOPE];

/** Every question as a square, before the work and after it, which one folded strip joins. */
export const gain = (
  <Scene viewBox={`0 0 ${AFTER_X + BOARD.wide} ${Math.ceil(AFTER_Y + BOARD.fall + 214)}`} label={words.labels.gain}>
    <Board at={falling(0, 0)} board={boards.before} count={trial.passed} />
    <g transform={rising(BOARD.wide, BOARD.fall + BOARD.strip)}>
      <path fill="var(--accent-4-shade)" d={`M0 0h${BETWEEN}v${BOARD.high}H0z`} />
      <Words text={boards.gained} look="figure" size={36} room={76} x={26} y={38} on="accent-4" />
    </g>
    <Board at={falling(AFTER_X, AFTER_Y)} board={boards.after} count={passed} />
  </Scene>
);

/** The manual, open: what is asked on the left page, the line that answers it on the right one. */
export const manual = (
  <Scene viewBox="0 0 400 270" label={words.labels.manual} fill="var(--night)">
    <path fill="var(--accent-3)" d="M0 79 200 0 400 79V270L200 191 0 270z" />
    <path opacity=".34" d="M0 79 200 0V191L0 270z" />
    <g transform={rising(14, 86)}>
      <path fill="var(--on-night-soft)" d="M0 0h186v162H0z" />
      <path {...PRINT} d="M18 28h110M18 46h80M18 130h130M18 146h90" />
      <path fill="var(--accent-4-shade)" d="M0 62h186v52H0z" />
      <Words text={words.slip} size={20} room={158} x={18} y={83} leading={23} on="accent-4" />
    </g>
    <g transform={falling(200, 12)}>
      <path fill="var(--on-night)" d="M0 0h162l24 24v138H0z" />
      <path fill="var(--accent-4)" d="M162 0l24 24h-24z" />
      <Words text={words.answer.page} size={22} room={120} x={18} y={38} />
      <path {...PRINT} d="M18 130h130M18 146h70" />
      <path fill="var(--accent-4)" d="M0 62h186v52H0z" />
      <Words text={words.answer.part} look="title" size={30} room={154} x={18} y={98} on="accent-4" />
    </g>
  </Scene>
);

/** A card of the queue, 136 by 86, at a distance along it. */
function card(along: number, y = 62): string {
  return rising(along, y + along * SLOPE);
}

const EMAIL = "M0 0h136v86H0z";

/** Emails in a row, which pass through a slot and come out as records. The one in doubt stands apart, with the reason. */
export const intake = (
  <Scene viewBox="0 0 370 342" label={words.labels.intake} fill="var(--night)">
    {[0, 34, 68].map((along) => (
      <g key={along} transform={card(along)}>
        <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".35" strokeWidth="2" d={EMAIL} />
        <path fill="none" stroke="var(--night)" strokeOpacity=".35" strokeWidth="2" d="M0 0l68 44 68-44" />
      </g>
    ))}
    <g transform={card(112, 22)}>
      <path fill="var(--overlap)" d="M-12 0h172v136H-12z" />
      <path opacity=".55" d="M0 34h148v96H0z" />
      <Words text={words.intake.rules} size={25} room={136} y={26} on="night" />
    </g>
    {[146, 188, 230].map((along) => (
      <g key={along} transform={card(along)}>
        <path fill="var(--accent-3)" d={EMAIL} />
        <path fill="none" stroke="var(--on-accent-3)" strokeOpacity=".5" strokeWidth="2" d="M0 1h136M1 0v86" />
      </g>
    ))}
    <g transform={card(230)} fill="var(--on-accent-3)">
      <Words text={words.order.number} look="title" size={22} room={112} x={12} y={36} />
      <Words text={words.intake.asked} size={19} room={84} x={12} y={68} />
      <path fill="none" stroke="var(--accent-4)" strokeWidth="6" d="M102 62l8 8 16-18" />
    </g>
    <g transform={falling(0, 194)} fill="var(--on-accent-4)">
      <path fill="var(--night)" opacity=".2" d="M0 70h140l22 16H22z" />
      <path fill="var(--accent-4)" d="M0 0h140v70H0z" />
      <path fill="none" stroke="var(--on-accent-4)" strokeOpacity=".4" strokeWidth="2" d="M0 0l70 30 70-30" />
      <Words text={words.intake.doubt} look="title" size={21} room={120} x={10} y={58} />
    </g>
  </Scene>
);

/** The whole screen of the team, with the order that a person approved. */
export const order = (
  <Scene viewBox="0 0 300 310" label={words.labels.order} fill="var(--on-night)">
    <g transform={rising(0, 119)}>
      <path fill="var(--overlap)" d="M0 0h300v190H0z" />
      <path fill="var(--night)" opacity=".35" d="M0 0h300v30H0z" />
      <path d="M14 11h9v9h-9zM30 11h9v9h-9zM46 11h9v9h-9z" opacity=".7" />
      <Words text={words.order.number} look="title" size={52} room={264} x={18} y={84} />
      <Words text={words.order.goods} size={28} room={126} x={18} y={120} />
      <Words text={words.pump} size={28} room={126} x={282} y={120} textAnchor="end" />
      <path fill="var(--accent-4)" d="M0 136h300v54H0z" />
      <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d="M20 163l10 10 20-23" />
      <Words text={words.order.approved} size={32} room={218} x={64} y={174} on="accent-4" />
    </g>
  </Scene>
);

/** The end of the story: the parcel with its slip, which stands on the page's end and leaves the window. */
export const delivery = (
  <div className="-mr-(--outside) -mb-(--section) lg:self-end">
    <Scene viewBox="0 52 590 600" label={words.labels.delivery} fill="var(--night)">
      <path opacity=".22" d="M440 636l200-79v95H400z" />
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
        <path fill="none" stroke="var(--accent-3)" strokeWidth="8" d="M49 193l11 11 21-24" />
        <Words text={words.order.leaves} look="figure" size={60} room={350} x={46} y={272} />
      </g>
      <g transform={rising(440, 306)}>
        <path fill="var(--accent-4-shade)" d="M0 0h200v330H0z" />
        <path fill="var(--on-night)" opacity=".36" d="M80 0h40v64H80z" />
        <g fill="none" stroke="var(--night)" strokeWidth="10">
          <path d="M44 230v-92m-22 26l22-24 22 24M106 230v-92m-22 26l22-24 22 24M24 252h102" />
        </g>
      </g>
    </Scene>
  </div>
);
