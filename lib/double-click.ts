/** The double-click time of Windows, the longest default of the common systems. */
const DOUBLE_CLICK_MS = 500;
/** The longest double-click time that users can set. */
const MAX_DOUBLE_CLICK_MS = 5000;
const MAX_DISTANCE_PX = 30;

/**
 * Whether a click is the second click of a double-click. If the first click moved another element under the pointer,
 * the second click must not activate that element.
 *
 * Compares the time stamps of the events, because handlers may run late. `detail` is not sufficient: browsers may count
 * clicks that are far apart, and some do not count taps. Clicks by keyboard have a `detail` of 0 and never match.
 */
export function isDoubleClick(first: MouseEvent | undefined, second: MouseEvent): boolean {
  if (!first || !second.detail) return false;
  if (second.timeStamp - first.timeStamp > (second.detail > 1 ? MAX_DOUBLE_CLICK_MS : DOUBLE_CLICK_MS)) return false;
  return Math.hypot(second.screenX - first.screenX, second.screenY - first.screenY) < MAX_DISTANCE_PX;
}
