/** Width, height and depth of a full pile, in units of the drawing. */
const [WIDE, HIGH, DEEP] = [44, 130, 12];
/**
 * Offset of each pile from the one before it, both to the right and up. SHEET is the height of one sheet. In units of
 * the drawing.
 */
const BEHIND = 20;
const SHEET = 5;
const MOST_PILES = 6;

/** The heights of one pile, in units of the drawing. */
interface Pile {
  high: number;
  /** Height of the part that remains after some of the work is taken off the desk. */
  left: number;
}

/** Work drawn as piles of paper, one behind the other. The last pile may be lower than the others. */
export interface Piles {
  /** The piles from front to back. */
  piles: readonly Pile[];
  /**
   * Offset of the last pile in the largest drawing on the page, in units of the drawing. Every drawing uses it, so that
   * all have the same size and scale.
   */
  behind: number;
}

/**
 * Computes the piles of one drawing.
 *
 * @param count The number of full piles. It may be a fraction.
 * @param most The highest count on the page. Above MOST_PILES, each drawn pile stands for several, which limits the
 *   size of the drawing.
 * @param taken The share of each pile, from 0 to 1, that is taken off the desk. These are the top sheets, in another
 *   color.
 */
export function pilesOf({ count, most, taken }: { count: number; most: number; taken: number }): Piles {
  const each = Math.max(1, Math.ceil(most / MOST_PILES));
  const piles = Array.from({ length: Math.ceil(count / each) }, (_, index) => {
    const high = Math.min(1, count / each - index) * HIGH;
    // A pile has at least one sheet, and only whole sheets.
    const sheets = Math.max(1, Math.round(high / SHEET));
    return { high: sheets * SHEET, left: Math.round(sheets * (1 - taken)) * SHEET };
  });
  return { piles, behind: (Math.ceil(most / each) - 1) * BEHIND };
}

/** Defines the shapes of all drawings by id, so that PileDrawing can refer to them. */
export function PileShapes({ all }: { all: ReadonlyMap<string, Piles> }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {[...all].map(([id, drawing]) => (
        <g key={id} id={id}>
          <Shape {...drawing} />
        </g>
      ))}
    </svg>
  );
}

/** A drawing of the piles that PileShapes defines under the same id. */
export function PileDrawing({ id, behind }: { id: string } & Pick<Piles, "behind">) {
  return (
    <svg
      viewBox={`0 0 ${WIDE + DEEP + behind} ${HIGH + DEEP + behind}`}
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
      className="pile"
    >
      <use href={`#${id}`} />
    </svg>
  );
}

/**
 * Draws the piles from back to front. A pile that is lower than a full one is surrounded by the outline of a full one.
 */
function Shape({ piles, behind }: Piles) {
  return piles
    .map(({ high, left }, index) => {
      const at = index * BEHIND;
      return (
        <g
          key={at}
          transform={`translate(${at} ${HIGH + DEEP + behind - at})`}
          fill="var(--on-night)"
          stroke="var(--night)"
        >
          {high < HIGH && (
            <path
              d={`M1 ${-high}v${high - HIGH}h${WIDE - 2}V${-high}`}
              fill="none"
              stroke="var(--muted)"
              strokeDasharray="4 4"
            />
          )}
          <path stroke="none" d={`M0 ${-left}l${DEEP}-${DEEP}h${WIDE}v${left}l-${DEEP} ${DEEP}H0z`} />
          {high > left && (
            <path
              stroke="none"
              fill="var(--accent-4)"
              d={`M0 ${-left}V${-high}l${DEEP}-${DEEP}h${WIDE}v${high - left}l-${DEEP} ${DEEP}z`}
            />
          )}
          <path
            stroke="none"
            fill="var(--night)"
            fillOpacity=".35"
            d={`M${WIDE} 0v${-high}l${DEEP}-${DEEP}v${high}z`}
          />
          <path
            d={`M${WIDE / 2} 0v${-high}`}
            strokeWidth={WIDE}
            strokeOpacity=".4"
            strokeDasharray={`1 ${SHEET - 1}`}
          />
        </g>
      );
    })
    .reverse();
}
