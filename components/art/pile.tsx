/** Of one pile in its drawing: what it is wide, high and deep. */
const [WIDE, HIGH, DEEP] = [44, 130, 12];
/** How far each stands behind the one before it, and above. */
const BEHIND = 20;
const SHEET = 5;
const MOST_PILES = 6;

/** One pile of a drawing: how high it is, and how high without what is taken off the desk. */
interface Pile {
  high: number;
  left: number;
}

/** Work as piles of paper, one behind the other, the last one as high as what is left over. */
export interface Piles {
  /** From front to back. */
  piles: readonly Pile[];
  /** How far the last of the highest drawing on the page stands behind the first: all have one scale. */
  behind: number;
}

/**
 * @param of How many full piles it is.
 * @param most How many the highest such number on the page is. Above six a pile stands for more than one, so that the
 *   drawing ends somewhere.
 * @param taken What share of each pile, from above, is taken off the desk: its sheets have another color.
 */
export function pilesOf({ of, most, taken }: { of: number; most: number; taken: number }): Piles {
  const each = Math.max(1, Math.ceil(most / MOST_PILES));
  const piles = Array.from({ length: Math.ceil(of / each) }, (_, index) => {
    const high = Math.min(1, of / each - index) * HIGH;
    // At least one sheet, and whole ones.
    const sheets = Math.max(1, Math.round(high / SHEET));
    return { high: sheets * SHEET, left: Math.round(sheets * (1 - taken)) * SHEET };
  });
  return { piles, behind: (Math.ceil(most / each) - 1) * BEHIND };
}

/** Shapes that several drawings refer to by their names. */
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

/** The drawing whose shapes have that name. */
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

/** Each pile in the outline of a full one. */
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
