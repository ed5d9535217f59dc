import { expect, test } from "@playwright/test";
import { inquiryWords } from "@/content/drawings/growth-marketing";
import { routes } from "@/content/routes";
import { findMissingFigures } from "./figures";

test("finds figures in the alt text that the picture does not show", () => {
  expect(findMissingFigures("cost $62, sold $4,800 in 7 days", ["Cost", "$959", "$4,800", "7", "days"])).toEqual([
    "$62",
  ]);
  expect(findMissingFigures("three folded planes", [])).toEqual([]);
  expect(findMissingFigures("up 60%", ["60"])).toEqual(["60%"]);
});

test("shows every figure of the growth page's alt text in its drawing", () => {
  const growth = routes.find(({ shareScene }) => shareScene === "growth");
  test.skip(!growth?.shareAlt, "no page has that drawing");
  const { cost, sale } = inquiryWords;
  expect(findMissingFigures(growth?.shareAlt ?? "", [cost.amount, sale.amount])).toEqual([]);
});
