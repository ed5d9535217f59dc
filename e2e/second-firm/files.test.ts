import { expect, test } from "@playwright/test";
import { missingSecondFirmFiles } from "@/export/notices";

test("has its own file for each kind of record, since the sample's records name other pages", () => {
  expect(missingSecondFirmFiles()).toEqual([]);
});

test("names the file that a new kind needs", () => {
  expect(missingSecondFirmFiles(["team", "drawings/hiring-costs"])).toEqual([
    "e2e/second-firm/content/drawings/hiring-costs.ts: expected the second firm's records of this kind, or an empty list; found no file (docs/add-a-kind-of-record.md).",
  ]);
});
