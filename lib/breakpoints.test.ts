import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { BREAKPOINTS } from "./breakpoints";

test("breakpoints are those of app/theme.css", () => {
  const theme = readFileSync("app/theme.css", "utf8");
  const found = [...theme.matchAll(/--breakpoint-(\w+): (\w+);/g)].map(([, name, width]) => [name, width]);
  expect(Object.fromEntries(found)).toEqual(BREAKPOINTS);
});
