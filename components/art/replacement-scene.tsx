import { roleWords } from "@/content/drawings/talent";
import { anonymousPerson, PORTRAIT_BOX } from "./candidates";

const { title, days, starts, leaves, label } = roleWords.replacement;

/**
 * Width of a day's square, distance from one square to the next, and number of days in a row. Lengths are in units of
 * the drawing.
 */
const [SQUARE, PITCH, DAYS_IN_ROW] = [28, 33.5, 30];
const WIDTH = (DAYS_IN_ROW - 1) * PITCH + SQUARE;
const HEIGHT = Math.ceil(days / DAYS_IN_ROW) * PITCH;

/** Left and lower edge of the square of the day on which the person leaves. */
const LEAVING_X = ((leaves.day - 1) % DAYS_IN_ROW) * PITCH;
const LEAVING_Y = Math.ceil(leaves.day / DAYS_IN_ROW) * PITCH;

/**
 * Draws the squares from one day to another. Each row is one dashed line whose dashes are the squares.
 *
 * @param inset The amount by which each square is smaller on every side, so that an outline shows.
 */
function squares(from: number, to: number, inset = 0) {
  const size = SQUARE - 2 * inset;
  const first = Math.floor((from - 1) / DAYS_IN_ROW);
  const rows = Array.from({ length: Math.ceil(to / DAYS_IN_ROW) - first }, (_, index) => {
    const before = (first + index) * DAYS_IN_ROW;
    const [start, end] = [Math.max(from - 1 - before, 0), Math.min(to - before, DAYS_IN_ROW)];
    const y = (first + index) * PITCH + SQUARE / 2;
    return `M${start * PITCH + inset} ${y}H${(end - 1) * PITCH + SQUARE - inset}`;
  });
  return { strokeWidth: size, strokeDasharray: `${size} ${PITCH - size}`, d: rows.join("") };
}

/**
 * Draws the days of the replacement promise, one square each. The first day and the day on which the person leaves are
 * marked.
 */
function Days() {
  return (
    <>
      <path stroke="var(--accent-2)" {...squares(1, days)} />
      <path stroke="var(--fg)" {...squares(1, 1)} />
      <path stroke="var(--fg)" {...squares(leaves.day, leaves.day)} />
      <path stroke="var(--bg)" {...squares(leaves.day + 1, days, 2.5)} />
    </>
  );
}

/**
 * The replacement promise of the plan: the days and, below them, the payment due on the first day and the promise if
 * the person leaves. That person is anonymous, because the candidate that the page follows stays.
 */
export const replacementPromise = (
  <div className="promise">
    <p className="title">{title[0]}</p>
    <p>{title[1]}</p>
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`}>
      <Days />
      <path
        d={`M${LEAVING_X + 2} ${LEAVING_Y - 6}V${HEIGHT + 6}H${WIDTH * 0.57 + 2}V${HEIGHT + 24}`}
        fill="none"
        stroke="var(--fg)"
        strokeWidth="4"
      />
    </svg>
    <dl>
      {[starts, leaves].map(({ title, amount, text }, index) => (
        <div key={title}>
          <svg viewBox="0 0 178 150" aria-hidden="true">
            <path fill="var(--accent-4)" d={PORTRAIT_BOX} />
            <path {...anonymousPerson(index === 0)} />
          </svg>
          <dt>{title}</dt>
          <dd>
            <b>{amount}</b> {text}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
