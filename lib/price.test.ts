import { expect, test } from "@playwright/test";
import { formatMoney } from "@/content/words";
import { formatPrice, formatRunningTotals } from "./price";

const STAGES: { price: [number, number]; addsToPrevious?: boolean }[] = [
  { price: [10, 10] },
  { price: [20, 30], addsToPrevious: true },
  { price: [40, 60], addsToPrevious: true },
];

test("marks a price that is added to the services before it", () => {
  expect(formatPrice({ price: [20, 30], addsToPrevious: true })).toBe(`+ ${formatMoney(20, 30)}`);
  expect(formatPrice({ price: [10, 10] })).toBe(formatMoney(10));
  expect(formatPrice({ price: "on request" })).toBe("on request");
});

test("adds the prices of the services before each service", () => {
  expect(formatRunningTotals(STAGES)).toEqual([formatMoney(10), formatMoney(30, 40), formatMoney(70, 100)]);
});

test("leaves out sums of prices that are not numbers", () => {
  expect(formatRunningTotals([{ price: [10, 10] }, { price: "by quote" }])).toEqual([undefined, undefined]);
});
