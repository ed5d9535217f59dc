import { roleWords } from "@/content/drawings/talent";
import { Face, FOLLOWS, HIRED } from "./candidates";
import { Scene } from "./scene";
import { Words } from "./words";

const { title, days, starts, leaves, label } = roleWords.replacement;

/** A day is a square of 28, and so far is it to the next. */
const [SIZE, PITCH] = [28, 33.5];

/**
 * The days in which a replacement is free, a square each, in rows as they are read. The one who was hired stands at the
 * first, with the fee, and who would follow at the day on which they might leave.
 *
 * @param props.row How many days stand in a row: 30 on a desk, 15 on a phone.
 */
export function ReplacementScene({ row }: { row: 15 | 30 }) {
  const wide = (row - 1) * PITCH + SIZE;
  const [top, head] = row === 30 ? [152, 352] : [272, 52];
  const [below, bottom] = [leaves.day, days].map((day) => top + Math.ceil(day / row) * PITCH) as [number, number];
  const left = ((leaves.day - 1) % row) * PITCH;
  // Whatever the day, there is room for the title before, and for the words behind.
  const x = Math.max(row === 30 ? 480 : 0, Math.min(left, wide - 430));

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
    <Scene viewBox={`0 0 ${wide} ${bottom + 140}`} label={label} fill="var(--fg)">
      <Words text={title[0]} look="figure" size={68} room={470} x={-3} y={head} />
      <Words text={title[1]} look="quiet" size={26} room={470} y={head + 36} />
      <path stroke="var(--accent-2)" {...squares(1, days)} />
      <path stroke="var(--fg)" {...squares(leaves.day, leaves.day)} />
      <path stroke="var(--bg)" {...squares(leaves.day + 1, days, 2.5)} />
      <path
        d={`M1 ${top - 152}V${top}M${left + 1} ${below - 6}V${bottom + 14}H${x + 1}V${bottom + 140}`}
        fill="none"
        stroke="var(--fg)"
        strokeWidth="2"
      />
      {[
        { who: HIRED, at: [1, top - 152], ...starts },
        { who: FOLLOWS, at: [x + 1, bottom + 14], ...leaves },
      ].map(({ who, at: [x = 0, y], title, amount, text }) => (
        <g key={title} transform={`translate(${x} ${y})`}>
          <g transform="scale(.84)">
            <Face candidate={who} />
          </g>
          <Words text={title} look="strong" size={28} room={wide - x - 167} x={168} y={24} />
          <Words text={amount} look="figure" size={68} room={wide - x - 164} x={164} y={86} />
          <Words text={text} look="quiet" size={26} room={wide - x - 167} x={168} y={122} />
        </g>
      ))}
    </Scene>
  );
}
