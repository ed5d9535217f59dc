import { expect, test } from "@playwright/test";
import { hexOf } from "./color";

// Björn Ottosson's OKLab of the primaries of sRGB, rounded.
for (const [oklch, hex] of [
  ["oklch(0.62796 0.25768 29.234)", "#ff0000"],
  ["oklch(0.86644 0.29483 142.495)", "#00ff00"],
  ["oklch(0.45201 0.31321 264.052)", "#0000ff"],
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0 0 0)", "#000000"],
] as const) {
  test(`${oklch} is ${hex}`, () => {
    expect(hexOf(oklch)).toBe(hex);
  });
}

// As Chromium 156 paints them.
for (const [mix, hex] of [
  ["color-mix(in oklab, black, white)", "#636363"],
  ["color-mix(in oklab, #ff0000, #0000ff)", "#8c53a2"],
  ["color-mix(in oklab, #ff0000 25%, white)", "#ffd1c8"],
  ["color-mix(in oklab, #ff0000, white 75%)", "#ffd1c8"],
] as const) {
  test(`${mix} is ${hex}`, () => {
    expect(hexOf(mix)).toBe(hex);
  });
}

test("keeps hex as it is", () => {
  for (const hex of ["#1a2b3c", "#fefefe", "#000100", "#c0ffee"]) expect(hexOf(hex)).toBe(hex);
});

test("clips a color beyond sRGB", () => {
  expect(hexOf("oklch(0.7 0.4 30)")).toMatch(/^#ff00[0-9a-f]{2}$/);
});

test("resolves custom properties that use others, inside a mix, too", () => {
  const properties = new Map([
    ["--accent", "var(--red)"],
    ["--red", "#ff0000"],
  ]);
  expect(hexOf("color-mix(in oklab,var(--accent) 25%,white)", properties)).toBe("#ffd1c8");
});

// An owner may write a color in any way that CSS has.
for (const [color, hex] of [
  ["rebeccapurple", "#663399"],
  ["hsl(20 30% 40%)", "#855c47"],
  ["#abc", "#aabbcc"],
  ["oklch(50% 0.1 20deg)", "#944a4b"],
] as const) {
  test(`${color} is ${hex}`, () => {
    expect(hexOf(color)).toBe(hex);
  });
}

test("names an invalid color", () => {
  expect(() => hexOf("cobalt")).toThrow("cobalt: expected an opaque CSS color");
  expect(() => hexOf("transparent")).toThrow("transparent: expected an opaque CSS color");
  expect(() => hexOf("color-mix(in oklab, black 20%, white 20%)")).toThrow("expected an opaque CSS color");
  expect(() => hexOf("var(--nothing)")).toThrow("var(--nothing): expected a color of");
});
