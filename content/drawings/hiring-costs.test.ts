import { expect, test } from "@playwright/test";
import { exampleCost, exampleFee, feeOn, hiringCosts, saved, savedPercent, yearlyCost } from "./hiring-costs";

test("computes a fee in percent, and the share that is saved, as whole numbers", () => {
  expect(feeOn(75_000, 8)).toBe(6_000);
  expect(feeOn(99, 10)).toBe(10);
  expect(savedPercent(6_000, 15_000)).toBe(60);
  expect(savedPercent(8_400, 15_000)).toBe(44);
});

test("with the sample figures, the fee is 60 % below the average, and the whole cost of the hire 44 %", () => {
  test.skip(!hiringCosts.sample, "the owner has replaced the example");
  expect([yearlyCost, exampleFee, exampleCost]).toEqual([75_000, 6_000, 8_400]);
  expect(saved).toEqual({ byFee: 60, inAll: 44 });
});
