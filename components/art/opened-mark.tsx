import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

const WIDTH = 1200;
const HEIGHT = 200;
const OVERLAP = 45;
/** Between words and what of their plane is seen. */
const INSET = 34;

/** A plane in the mark's order, and its overlap with the plane before it. */
const COLOURS = [["accent-2"], ["accent-1", "overlap"], ["accent-4", "accent-3"]] as const;

/**
 * The mark, opened across the page, with a sentence written over its planes: the geometry of Mark, planes that rise and fall
 * by turns, however many there are. On a phone they stand one below the other, from edge to edge of the window, overlap
 * nothing and all rise, as one strip.
 *
 * @param props.words The lines that stand on each.
 */
export function OpenedMark({ words }: { words: readonly (readonly string[])[] }) {
  const wide = Math.round((WIDTH + OVERLAP * (words.length - 1)) / words.length);
  const fall = Math.round(wide * SLOPE);
  return (
    <div className="flex max-md:-mx-(--margin) max-md:flex-col max-md:*:not-first:-mt-[39.7vw] md:*:flex-1 md:*:not-first:-ml-[3.75%]">
      {words.map((lines, at) => {
        const [left, right, lean] = at % 2 ? [0, fall, falling] : [fall, 0, rising];
        const [colour, overlap] = COLOURS[at] ?? COLOURS[0];
        const x = overlap ? OVERLAP + INSET : INSET;
        return (
          <svg
            key={lines.join("")}
            aria-hidden="true"
            viewBox={`0 0 ${wide} ${HEIGHT + fall}`}
            className={`h-auto w-full min-w-0 ${at % 2 ? RISING : ""} ${overlap ? CLEAR : ""}`}
          >
            <path fill={`var(--${colour})`} d={`M0 ${left} ${wide} ${right}v${HEIGHT}L0 ${left + HEIGHT}z`} />
            {overlap && (
              <path
                className="max-md:hidden"
                fill={`var(--${overlap})`}
                d={`M0 ${at % 2 ? 18 : fall}l22-9 23 9v${HEIGHT - 18}l-23 9-22-9z`}
              />
            )}
            <g transform={lean(0, left)}>
              <Words
                text={lines}
                look="title"
                size={60}
                room={wide - x - OVERLAP - INSET}
                x={x}
                y={88}
                leading={66}
                on={colour}
              />
            </g>
          </svg>
        );
      })}
    </div>
  );
}

/** One that falls, sheared by twice the slope. */
const RISING = "max-md:[transform:matrix(1,-.79,0,1,0,0)]";
/** Words that need not be clear of an overlap. */
const CLEAR = "max-md:[&_text]:-translate-x-[45px]";
