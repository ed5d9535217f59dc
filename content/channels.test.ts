import { expect, test } from "@playwright/test";
import { channels } from "./channels";
import { costPerOrder } from "./totals";
import { formatMoney } from "./words";

test("a sample channel's figure is what one of its orders cost", () => {
  for (const { id, sample, metric, month } of channels) {
    if (sample && month) expect(metric.value, id).toBe(formatMoney(costPerOrder(month)));
  }
});
