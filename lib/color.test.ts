import { expect, test } from "@playwright/test";
import { toHex } from "./color";

// The primaries of sRGB in OKLab, by Björn Ottosson, rounded.
for (const [oklch, hex] of [
  ["oklch(0.62796 0.25768 29.234)", "#ff0000"],
  ["oklch(0.86644 0.29483 142.495)", "#00ff00"],
  ["oklch(0.45201 0.31321 264.052)", "#0000ff"],
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0 0 0)", "#000000"],
] as const) {
  test(`${oklch} is ${hex}`, () => {
    expect(toHex(oklch)).toBe(hex);
  });
}

// The colors that Chromium 156 paints.
for (const [mix, hex] of [
  ["color-mix(in oklab, black, white)", "#636363"],
  ["color-mix(in oklab, #ff0000, #0000ff)", "#8c53a2"],
  ["color-mix(in oklab, #ff0000 25%, white)", "#ffd1c8"],
  ["color-mix(in oklab, #ff0000, white 75%)", "#ffd1c8"],
] as const) {
  test(`${mix} is ${hex}`, () => {
    expect(toHex(mix)).toBe(hex);
  });
}

test("keeps hex as it is", () => {
  for (const hex of ["#1a2b3c", "#fefefe", "#000100", "#c0ffee"]) expect(toHex(hex)).toBe(hex);
});

test("clips a color beyond sRGB", () => {
  expect(toHex("oklch(0.7 0.4 30)")).toMatch(/^#ff00[0-9a-f]{2}$/);
});

test("resolves nested custom properties, also inside color-mix()", () => {
  const properties = new Map([
    ["--accent", "var(--red)"],
    ["--red", "#ff0000"],
  ]);
  expect(toHex("color-mix(in oklab,var(--accent) 25%,white)", properties)).toBe("#ffd1c8");
});

// An owner may use any CSS syntax.
for (const [color, hex] of [
  ["rebeccapurple", "#663399"],
  ["hsl(20 30% 40%)", "#855c47"],
  ["#abc", "#aabbcc"],
  ["oklch(50% 0.1 20deg)", "#944a4b"],
] as const) {
  test(`${color} is ${hex}`, () => {
    expect(toHex(color)).toBe(hex);
  });
}

test("names an invalid color", () => {
  expect(() => toHex("cobalt")).toThrow("cobalt: expected an opaque CSS color");
  expect(() => toHex("transparent")).toThrow("transparent: expected an opaque CSS color");
  expect(() => toHex("color-mix(in oklab, black 20%, white 20%)")).toThrow("expected an opaque CSS color");
  expect(() => toHex("var(--nothing)")).toThrow("var(--nothing): expected a color of");
});
