/** As long as Windows, whose time is the longest, takes two presses for one, in ms. */
const TIME = 500;
/** How far a finger may be off its first press, in px. */
const DISTANCE = 30;

/**
 * Whether a click is the second of a double press. Where the first has put something else below the pointer, the second
 * was meant for what stood there before.
 *
 * By when they were made, not by when the page got to them; a mouse counts its clicks by itself, a finger does not in
 * every browser. A click by keyboard (detail 0) is the second of none.
 */
export function isSecondPress(first: MouseEvent | undefined, second: MouseEvent): boolean {
  if (!first || !second.detail || (second.detail < 2 && second.timeStamp - first.timeStamp > TIME)) return false;
  return Math.hypot(second.screenX - first.screenX, second.screenY - first.screenY) < DISTANCE;
}
