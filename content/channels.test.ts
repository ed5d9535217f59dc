import { expect, test } from "@playwright/test";
import { channels } from "./channels";
import { costPerOrder } from "./totals";

// The number alone: an owner who has set another currency may not have written the samples anew yet.
test("a sample channel's figure is what one of its orders cost", () => {
  for (const { id, sample, metric, month } of channels) {
    const digits = metric.value.replaceAll(/[^0-9]/g, "");
    if (sample && month && digits !== "") expect(Number(digits), id).toBe(costPerOrder(month));
  }
});
