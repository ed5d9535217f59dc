import { expect, test } from "@playwright/test";
import { isDoubleClick } from "./double-press";

const clickAt = (timeStamp: number, detail: number, screenX = 0) =>
  ({ timeStamp, detail, screenX, screenY: 0 }) as MouseEvent;

test("a click counts as the second of a double-click if it is near the first in time and place", () => {
  const first = clickAt(0, 1);
  expect(isDoubleClick(first, clickAt(300, 2))).toBe(true);
  // Where the browser does not count the taps of a finger.
  expect(isDoubleClick(first, clickAt(300, 1))).toBe(true);
  expect(isDoubleClick(first, clickAt(900, 2)), "with a system set to slow double-clicks").toBe(true);
  expect(isDoubleClick(first, clickAt(900, 1))).toBe(false);
  expect(isDoubleClick(first, clickAt(300, 2, 100))).toBe(false);
  expect(isDoubleClick(first, clickAt(300, 0)), "of a key").toBe(false);
});

test("a double-click ten minutes after the last click is not swallowed", () => {
  expect(isDoubleClick(clickAt(0, 1), clickAt(600_000, 2))).toBe(false);
});
