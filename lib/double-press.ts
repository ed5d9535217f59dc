/** The longest double-click time of the usual systems: that of Windows. */
const DOUBLE_CLICK_MS = 500;
const MAX_DISTANCE_PX = 30;

/**
 * Whether a click is the second of a double-click. If the first one moved something else under the pointer, the second
 * must not activate that.
 *
 * Compares the times of the events, not of their handling. `detail` counts the clicks of a mouse; not every browser counts
 * those of a finger. Keyboard clicks (detail 0) never count as a double-click.
 */
export function isDoubleClick(first: MouseEvent | undefined, second: MouseEvent): boolean {
  if (!first || !second.detail || (second.detail < 2 && second.timeStamp - first.timeStamp > DOUBLE_CLICK_MS))
    return false;
  return Math.hypot(second.screenX - first.screenX, second.screenY - first.screenY) < MAX_DISTANCE_PX;
}
