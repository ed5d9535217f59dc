import { expect, test } from "@playwright/test";
import { breakEvenPay, feeOn, savedPercent } from "./hiring-costs";

const [OWN_SEARCH, OWN_TIME] = [15_000, 1_200];

for (const [pay, cost, saved] of [
  [90_000, 8_400, 44],
  [160_000, 14_000, 7],
] as const) {
  test(`a fee of 8% on ${pay} with the client's own time saves ${saved}% of a search`, () => {
    expect(feeOn(pay, 8) + OWN_TIME).toBe(cost);
    expect(savedPercent(cost, OWN_SEARCH)).toBe(saved);
  });
}

test("a fee of 8% is 60% below one of 20%, at any pay", () => {
  for (const pay of [60_000, 90_000, 160_000]) expect(savedPercent(feeOn(pay, 8), feeOn(pay, 20))).toBe(60);
});

test("finds the pay at which both ways cost the same", () => {
  expect(breakEvenPay(OWN_SEARCH, OWN_TIME, 8)).toBe(172_500);
});
