/** Of one pile in its drawing: what it is wide, high and deep, and how far each stands from the next in its row. */
const [WIDE, HIGH, DEEP, PITCH] = [44, 160, 12, 62];
/** How far each row stands behind the one before it. */
const BEHIND = { x: 24, y: 72 };
const SHEET = 5;
const MOST_PILES = 8;

/**
 * Work as piles of paper, side by side and in rows one behind the other, the last one as high as what is left over, in
 * the outline of a full one.
 *
 * @param of How many full piles it is.
 * @param most How many the highest such number on the page is: drawn at the same scale. Above eight a pile stands for
 * more than one, so that the drawing ends somewhere.
 */
export function Pile({ of, most }: { of: number; most: number }) {
  const each = Math.max(1, Math.ceil(most / MOST_PILES));
  const places = Math.ceil(most / each);
  const rows = Math.max(1, Math.round(Math.sqrt(places / 2)));
  const inRow = Math.ceil(places / rows);
  const count = Math.ceil(of / each);
  const width = (inRow - 1) * PITCH + (rows - 1) * BEHIND.x + WIDE + DEEP;
  const height = (rows - 1) * BEHIND.y + HIGH + DEEP;
  const piles = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const high = Math.min(1, of / each - index) * HIGH;
    return {
      x: (inRow - 1 - (index % inRow)) * PITCH + row * BEHIND.x,
      foot: height - row * BEHIND.y,
      // At least one sheet, and whole ones.
      high: Math.max(1, Math.round(high / SHEET)) * SHEET,
    };
  }).reverse();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute right-0 bottom-0 w-[36%] lg:w-2/5">
      {piles.map(({ x, foot, high }) => (
        <g key={`${x} ${foot}`} transform={`translate(${x} ${foot})`} fill="var(--on-night)" stroke="var(--night)">
          {high < HIGH && (
            <path
              d={`M1 ${-high}v${high - HIGH}h${WIDE - 2}V${-high}`}
              fill="none"
              stroke="var(--muted)"
              strokeDasharray="4 4"
            />
          )}
          <path stroke="none" d={`M0 ${-high}l${DEEP}-${DEEP}h${WIDE}v${high}l-${DEEP} ${DEEP}H0z`} />
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
      ))}
    </svg>
  );
}
