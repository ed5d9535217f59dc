import { expect, test } from "@playwright/test";
import { formatMoney } from "@/content/words";
import { priceOf, totalsOf, totalsWithFirst } from "./price";

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

test("adds only the first service to one before which others can be skipped", () => {
  expect(totalsWithFirst(STAGES)).toEqual([undefined, undefined, formatMoney(50, 70)]);
});

test("leaves out sums of prices that are not numbers", () => {
  const worded = [
    { price: "free" },
    { price: "by quote" },
    { price: [40, 60] as [number, number], addsToPrevious: true },
  ];
  expect(totalsWithFirst(worded)).toEqual([undefined, undefined, undefined]);
  expect(totalsOf([{ price: [10, 10] }, { price: "by quote" }])).toEqual([undefined, undefined]);
  expect(totalsWithFirst([])).toEqual([undefined]);
});
