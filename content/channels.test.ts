import { expect, test } from "@playwright/test";
import { channels } from "./channels";
import { costPerOrder } from "./totals";

// Compares only the number, because an owner may have set another currency before rewriting the samples.
test("a sample channel's figure is the cost of one of its orders", () => {
  for (const { id, sample, metric, month } of channels) {
    const digits = metric.value.replaceAll(/[^0-9]/g, "");
    if (sample && month && digits !== "") expect(Number(digits), id).toBe(costPerOrder(month));
  }
});
