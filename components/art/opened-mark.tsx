import type { ReactNode } from "react";
import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

const WIDTH = 1200;
const HEIGHT = 236;
const OVERLAP = 45;
/** Where words begin, clear of the overlap. */
const INSET = 62;

/** A plane in the mark's order, and its overlap with the plane before it. */
const COLOURS = [["accent-2"], ["accent-1", "overlap"], ["accent-4", "accent-3"]] as const;

/**
 * A plane of the mark, opened across the page: one of the things the firm does. The geometry of Mark, planes that rise and
 * fall by turns, however many there are. On a phone they stand one below the other, from edge to edge of the window,
 * overlap nothing and all rise, so that each ends on the words below it.
 *
 * @param props.at Which it is, from 0, and of how many.
 * @param props.word What it stands for.
 * @param props.children A paper of that trade, which lies on it: at most 330 wide and 150 high, in its slope.
 */
export function OpenedPlane({
  at,
  of,
  word,
  children,
}: {
  at: number;
  of: number;
  word: string;
  children?: ReactNode;
}) {
  const wide = Math.round((WIDTH + OVERLAP * (of - 1)) / of);
  const fall = Math.round(wide * SLOPE);
  const [left, right, lean] = at % 2 ? [0, fall, falling] : [fall, 0, rising];
  const [colour, overlap] = COLOURS[at] ?? COLOURS[0];
  return (
    <svg
      viewBox={`0 0 ${wide} ${HEIGHT + fall}`}
      aria-hidden="true"
      className={`h-auto w-full max-md:-ml-(--margin) max-md:w-screen ${at % 2 ? RISING : ""}`}
    >
      <path fill={`var(--${colour})`} d={`M0 ${left} ${wide} ${right}v${HEIGHT}L0 ${left + HEIGHT}z`} />
      {overlap && (
        <path
          className="max-md:hidden"
          fill={`var(--${overlap})`}
          d={`M0 ${at % 2 ? 18 : fall}l22-9 23 9v${HEIGHT - 18}l-23 9-22-9z`}
        />
      )}
      <g transform={lean(INSET, Math.round(left + (at % 2 ? SLOPE : -SLOPE) * INSET))}>
        <Words text={word} look="title" size={34} room={wide - 2 * INSET} y={48} on={colour} />
        <g transform="translate(0 66)">{children}</g>
      </g>
    </svg>
  );
}

/** One that falls, sheared by twice the slope. */
const RISING = "max-md:[transform:matrix(1,-.79,0,1,0,0)]";
