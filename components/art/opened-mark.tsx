import type { ReactNode } from "react";
import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

const WIDTH = 1200;
const HEIGHT = 236;
const OVERLAP = 45;

/** A plane in the mark's order, and its overlap with the plane before it. */
const COLOURS = [["accent-2"], ["accent-1", "overlap"], ["accent-4", "accent-3"]] as const;

/**
 * A plane of the mark, opened across the page: one of the things the firm does. The geometry of Mark, planes that rise and
 * fall by turns, however many there are. On a phone they stand one below the other, from edge to edge of the window,
 * overlap nothing and all rise, so that each ends on the words below it.
 *
 * @param props.at Which it is, from 0, and of how many.
 * @param props.word What it stands for.
 * @param props.children A paper of that trade, which lies on it: at most 330 wide and 150 high, and level on one that rises.
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
  const [left, right, lean, base] = at % 2 ? [0, fall, falling, 48] : [fall, 0, rising, HEIGHT - 28];
  const [colour, overlap] = COLOURS[at] ?? COLOURS[0];
  const inset = at ? 68 : 30;
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
      <g className={NEARER[at]} transform={lean(inset, Math.round(left + (at % 2 ? SLOPE : -SLOPE) * inset))}>
        <Words text={word} look="title" size={34} room={wide - 145} y={base} on={colour} />
        <g transform={at % 2 ? "translate(0 66)" : falling(0, Math.round(SLOPE * inset) - 44)}>{children}</g>
      </g>
    </svg>
  );
}

/** On a phone, where no plane lies on the one before, what is on each begins where it begins on the first. */
const NEARER = ["", "max-md:[translate:-38px_-15px]", "max-md:[translate:-38px_15px]"];

/** One that falls, sheared by twice the slope. */
const RISING = "max-md:[transform:matrix(1,-.79,0,1,0,0)]";
