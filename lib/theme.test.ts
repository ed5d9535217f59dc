import { expect, test } from "@playwright/test";
import { converter, wcagContrast } from "culori";
import { theme } from "@/content/theme";
import { toHex } from "./color";
import { deriveTokens, findContrastFaults, generateThemeCss, type Theme } from "./theme";

/** Accents that firms might choose. */
const PALETTES = {
  navy: ["#14213d"],
  black: ["#000"],
  graphite: ["#2f3640", "#3f4652", "#4a4e57", "#c9ccd1"],
  "near black": ["#111", "#0b0b0f", "#22223b", "#4a4e69"],
  darks: ["#14213d", "#2b2d42", "#1b4332", "#4a0e0e"],
  "light yellow": ["#fff9c4"],
  pastels: ["rgb(250 220 190)", "#cdeac0", "#bde0fe", "#ffc8dd"],
  white: ["white", "#faf7f0"],
  neon: ["#39ff14", "#ff00ff", "#00ffff", "hsl(60 100% 50%)"],
  grey: ["#767676", "#808080"],
  "dark and light": ["#14213d", "#fff9c4", "#39ff14", "#e4002b"],
  middling: ["#0057b8", "#ff6b35", "rebeccapurple", "#e4002b"],
};

const lightness = converter("lab65");

function withAccents(accents: readonly string[], rest: Partial<Theme> = {}): Theme {
  return {
    ...theme,
    ...rest,
    accents: Object.fromEntries(accents.map((color, index) => [`accent-${index + 1}`, color])),
  };
}

for (const [name, colors] of Object.entries(PALETTES)) {
  test(`makes all text legible and every accent visible with accents in ${name}`, () => {
    for (const rest of [{}, { paper: "white", ink: "black" }]) {
      const chosen = withAccents(colors, rest);
      expect(findContrastFaults(chosen)).toEqual([]);
      for (const scheme of ["light", "dark"] as const) {
        const tokens = deriveTokens(scheme, chosen);
        const contrastOf = (a: string, b: string) =>
          wcagContrast(tokens.get(`--${a}`) ?? "", tokens.get(`--${b}`) ?? "");
        for (const accent of Object.keys(chosen.accents)) {
          for (const [front, back] of [
            [`${accent}-text`, "paper"],
            [`${accent}-text`, "paper-deep"],
            [`${accent}-text`, `${accent}-tint`],
            [`${accent}-light`, "night"],
            [`on-${accent}`, accent],
            [`on-${accent}`, `${accent}-shade`],
            ["ink", `${accent}-tint`],
          ] as const) {
            expect(contrastOf(front, back), `${front} on ${back}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrastOf(accent, "paper"), `${accent} on paper, ${scheme}`).toBeGreaterThanOrEqual(1.19);
          expect(contrastOf(accent, "night"), `${accent} on night, ${scheme}`).toBeGreaterThanOrEqual(1.19);
          // Accents on their own tints, as in squares and underlines.
          for (const surface of scheme === "dark" ? ["paper", "paper-deep", `${accent}-tint`] : [])
            expect(contrastOf(accent, surface), `${accent} on ${surface}, dark`).toBeGreaterThanOrEqual(1.97);
        }
      }
    }
  });
}

test("keeps the accent and night colors as chosen if they contrast enough", () => {
  const tokens = deriveTokens("light", withAccents(["#0057b8", "#e4002b"]));
  const [blue, night] = [tokens.get("--accent-1") ?? "", tokens.get("--night") ?? ""];
  expect(toHex(blue)).toMatch(/^#0[01]5[678]b[789]$/);
  // The accents differ only in lightness.
  expect(night).toBe(deriveTokens("light", withAccents(["#5b8def", "#ff7a59"])).get("--night"));
});

test("makes each surface of the dark scheme lighter than the one before, whatever the accent", () => {
  for (const variant of [theme, ...Object.values(PALETTES).map((accents) => withAccents(accents))]) {
    const tokens = deriveTokens("dark", variant);
    for (const accent of Object.keys(variant.accents)) {
      const steps = ["night", "paper", "paper-deep", `${accent}-tint`].map(
        (name) => lightness(tokens.get(`--${name}`) ?? "")?.l,
      );
      for (const [index, step = 0] of steps.entries()) {
        expect(step - (steps[index - 1] ?? -3), `${accent}: ${steps}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test("reports colors with too little contrast, with their ratio", () => {
  expect(findContrastFaults({ ...theme, ink: "#999" })[0]).toMatch(
    /^content\/theme\.ts: ink on paper, light scheme: expected a contrast of at least 4\.5:1; found 2\.\d\d:1: take a darker ink or a lighter paper$/,
  );
});

test("refuses a fourth accent that cannot be seen on paper", () => {
  const others = ["#0057b8", "#ff6b35", "#663399"];
  for (const color of [theme.paper, "white", "#fdf8ee"]) {
    expect(findContrastFaults(withAccents([...others, color]))).toEqual([
      `content/theme.ts: accents.accent-4: expected a color that is seen on paper (${theme.paper}), on which drawings lay it; found "${color}"`,
    ]);
  }
  expect(findContrastFaults(withAccents([...others, "#fff3b0"]))).toEqual([]);
});

test("refuses an invalid color, with an example of a valid one", () => {
  expect(() => deriveTokens("light", withAccents(["#12"]))).toThrow(
    'content/theme.ts: accents.accent-1: expected a color as CSS writes it, such as "#0057b8" or "oklch(0.5 0.2 262)", found "#12"',
  );
});

test("returns a style sheet with every token, the page's accent and the dark scheme", () => {
  const css = generateThemeCss(withAccents(["#0057b8", "tomato"]));
  expect(css.match(/--paper:/g)).toHaveLength(2);
  expect(css).toContain("--on-accent-1:oklch(");
  expect(css).toMatch(/\[data-accent="accent-2"\].*\{--accent:var\(--accent-2\)/);
});
