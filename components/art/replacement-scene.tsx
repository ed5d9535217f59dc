import { roleWords } from "@/content/drawings/talent";
import { BOX, unknown } from "./candidates";
import { Scene } from "./scene";
import { Words } from "./words";

const { title, days, starts, leaves, label } = roleWords.replacement;

/** A day is a square of 28, and so far is it to the next. */
const [SIZE, PITCH] = [28, 33.5];

/**
 * The days in which a replacement is free, a square each, in rows as they are read. Somebody is there from the first,
 * which has the fee, and is missing from the day on which they might leave. They have no face: the page's own is to stay.
 *
 * @param props.row How many days stand in a row: 30 on a desk, 15 on a phone.
 * @param props.isSmall On paper: words are larger, and nobody is drawn beside them.
 */
export function ReplacementScene({ row, isSmall = false }: { row: 15 | 30; isSmall?: boolean }) {
  const wide = (row - 1) * PITCH + SIZE;
  const desk = row === 30;
  const top = isSmall ? 140 : desk ? 88 : 290;
  const [below, bottom] = [leaves.day, days].map((day) => top + Math.ceil(day / row) * PITCH) as [number, number];
  const left = ((leaves.day - 1) % row) * PITCH;
  /** Whatever the day, there is room for the words behind. */
  const x = Math.max(0, Math.min(left, wide - 430));
  /** How large small words are, how far below each other lines are, and how far paper goes on beyond the drawing. */
  const [small, leading, margin] = isSmall ? [40, 70, 53] : [29, 48, 0];

  /** Squares from one day to another: rows are dashed lines, smaller by what the line around a square is wide. */
  function squares(from: number, to: number, line = 0) {
    const size = SIZE - 2 * line;
    const first = Math.floor((from - 1) / row);
    const rows = Array.from({ length: Math.ceil(to / row) - first }, (_, nth) => {
      const before = (first + nth) * row;
      const [begin, end] = [Math.max(from - 1 - before, 0), Math.min(to - before, row)];
      const y = top + (first + nth) * PITCH + SIZE / 2;
      return `M${begin * PITCH + line} ${y}H${(end - 1) * PITCH + SIZE - line}`;
    });
    return { strokeWidth: size, strokeDasharray: `${size} ${PITCH - size}`, d: rows.join("") };
  }

  return (
    <Scene
      viewBox={`${-margin} 0 ${wide + 2 * margin} ${bottom + (isSmall ? 130 : 56) + 2 * leading}`}
      label={label}
      fill="var(--fg)"
    >
      <Words text={title[0]} look="figure" size={68} room={480} x={-3} y={54} />
      <Words
        text={title[1]}
        look="quiet"
        size={small}
        room={isSmall ? wide : 480}
        {...(desk && !isSmall ? { x: wide, y: 54, textAnchor: "end" } : { y: isSmall ? 106 : 98 })}
      />
      <path stroke="var(--accent-2)" {...squares(1, days)} />
      <path stroke="var(--fg)" {...squares(1, 1)} />
      <path stroke="var(--fg)" {...squares(leaves.day, leaves.day)} />
      <path stroke="var(--bg)" {...squares(leaves.day + 1, days, 2.5)} />
      <path
        d={`M${left + 1} ${below - 6}V${bottom + 10}H${x + 1}V${bottom + 22 + (isSmall ? 2 * leading + 22 : 0)}`}
        fill="none"
        stroke="var(--fg)"
        strokeWidth="2"
      />
      {[
        { there: true, at: desk ? [0, bottom + 22] : [0, 134], ...starts },
        { there: false, at: [x, bottom + 22], ...leaves },
      ].map(({ there, at: [left = 0, y], title, amount, text }) => {
        const beside = isSmall ? 18 : 168;
        const room = Math.min((there && desk ? x : wide) - left - beside, 388);
        return (
          <g key={title} transform={`translate(${left} ${y})`}>
            {!isSmall && (
              <g transform="scale(.84)">
                <path fill="var(--accent-4)" d={BOX} />
                <path {...unknown(there)} />
              </g>
            )}
            <g transform={`translate(${there && isSmall ? 0 : beside})`}>
              <Words text={title} look="strong" size={small} room={room} y={small - 7} />
              <Words text={amount} look="figure" size={leading + 7} room={room} x={-3} y={small - 7 + leading + 7} />
              <Words text={text} look="quiet" size={small} room={room} y={2 * leading + 22} />
            </g>
          </g>
        );
      })}
    </Scene>
  );
}
