import { expect, test } from "@playwright/test";
import { isDoubleClick } from "./double-click";

const clickAt = (timeStamp: number, detail: number, screenX = 0) =>
  ({ timeStamp, detail, screenX, screenY: 0 }) as MouseEvent;

test("recognizes the second click of a double-click by its time and position", () => {
  const first = clickAt(0, 1);
  expect(isDoubleClick(first, clickAt(300, 2))).toBe(true);
  // A browser that does not count taps.
  expect(isDoubleClick(first, clickAt(300, 1))).toBe(true);
  expect(isDoubleClick(first, clickAt(900, 2)), "with a system set to slow double-clicks").toBe(true);
  expect(isDoubleClick(first, clickAt(900, 1))).toBe(false);
  expect(isDoubleClick(first, clickAt(300, 2, 100))).toBe(false);
  expect(isDoubleClick(first, clickAt(300, 0)), "of a key").toBe(false);
});

test("does not take a double-click for the second click of one ten minutes earlier", () => {
  expect(isDoubleClick(clickAt(0, 1), clickAt(600_000, 2))).toBe(false);
});
