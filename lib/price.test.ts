import { expect, test } from "@playwright/test";
import { formatMoney } from "@/content/words";
import { priceOf, totalsOf } from "./price";

const STAGES: { price: [number, number]; addsToPrevious?: boolean }[] = [
  { price: [10, 10] },
  { price: [20, 30], addsToPrevious: true },
  { price: [40, 60], addsToPrevious: true },
];

test("marks a price that is added to the services before it", () => {
  expect(priceOf({ price: [20, 30], addsToPrevious: true })).toBe(`+ ${formatMoney(20, 30)}`);
  expect(priceOf({ price: [10, 10] })).toBe(formatMoney(10));
  expect(priceOf({ price: "on request" })).toBe("on request");
});

test("adds up the services before each one", () => {
  expect(totalsOf(STAGES)).toEqual([formatMoney(10), formatMoney(30, 40), formatMoney(70, 100)]);
});

test("leaves out sums of prices that are not numbers", () => {
  expect(totalsOf([{ price: [10, 10] }, { price: "by quote" }])).toEqual([undefined, undefined]);
});
