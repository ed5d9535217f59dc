import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { kinds } from "@/content/schema/records";

test("has a file of its own for each kind of record: the sample's names pages that it does not have", () => {
  const missing = Object.keys(kinds)
    .map((kind) => `${kind}.ts`)
    .filter((name) => existsSync(`content/${name}`) && !existsSync(`e2e/second-firm/content/${name}`));
  expect(missing, "missing in e2e/second-firm/content (docs/add-a-kind-of-record.md)").toEqual([]);
});
