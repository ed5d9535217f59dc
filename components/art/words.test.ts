import { expect, test } from "@playwright/test";
import { measureText } from "@/lib/outlines";
import { pickSizeClass } from "./words";

/** Returns the width of a figure in a size class, in percent of its container's width. */
function widthIn(sizeClass: string, figure: string): number {
  const share = Number(/fit-(\d+)$/.exec(sizeClass)?.[1]);
  return share * measureText(figure, { family: "display", weight: 800, size: 1, spacing: -0.035 });
}

test("reduces the size of a long amount until it fits its container, even in a font that is an eighth wider", () => {
  for (const figure of ["$15,000+", "2 250 000 Kč", "Kč 12 250 000", "₫1.250.000.000"]) {
    const width = widthIn(pickSizeClass([figure]), figure);
    expect(width, figure).toBeLessThanOrEqual(100 / 1.125);
    expect(width, `${figure} fills its container`).toBeGreaterThan(75);
  }
  expect(pickSizeClass(["$8"])).toBe("fit-64");
});

test("gives adjacent figures the size that fits the longest", () => {
  expect(pickSizeClass(["$8", "2 250 000 Kč"])).toBe(pickSizeClass(["2 250 000 Kč"]));
});
