import { expect, test } from "@playwright/test";
import { missingSecondFirmFiles } from "@/export/notices";

test("has a file of its own for each kind of record: the sample's names pages that it does not have", () => {
  expect(missingSecondFirmFiles()).toEqual([]);
});

test("names the file that a new kind needs", () => {
  expect(missingSecondFirmFiles(["team", "drawings/hiring-costs"])).toEqual([
    "e2e/second-firm/content/drawings/hiring-costs.ts: expected the second firm's records of this kind, or an empty list; found no file (docs/add-a-kind-of-record.md).",
  ]);
});
