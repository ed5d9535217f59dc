/** The longest double-click time of the usual systems by default: that of Windows. */
const DOUBLE_CLICK_MS = 500;
/** The longest that a system lets its user choose. */
const MAX_DOUBLE_CLICK_MS = 5000;
const MAX_DISTANCE_PX = 30;

/**
 * Whether a click is the second of a double-click. If the first one moved something else under the pointer, the second
 * must not activate that.
 *
 * Compares the times of the events, not of their handling. `detail` counts the clicks of a mouse at the interval of the
 * system, but also after a click that came long after the first; not every browser counts those of a finger. Keyboard clicks
 * (detail 0) never count as a double-click.
 */
export function isDoubleClick(first: MouseEvent | undefined, second: MouseEvent): boolean {
  if (!first || !second.detail) return false;
  if (second.timeStamp - first.timeStamp > (second.detail > 1 ? MAX_DOUBLE_CLICK_MS : DOUBLE_CLICK_MS)) return false;
  return Math.hypot(second.screenX - first.screenX, second.screenY - first.screenY) < MAX_DISTANCE_PX;
}
