import {
  converter,
  differenceCiede2000,
  formatCss,
  interpolate,
  type Oklch,
  parse,
  round,
  toGamut,
  wcagContrast,
} from "culori";
import { theme } from "@/content/theme";
import { hexOf, type Properties } from "./color";
import { SLOPE } from "./slope";

/** The colors that an owner chooses (content/theme.ts). */
export interface Theme {
  accents: Readonly<Record<string, string>>;
  paper: string;
  ink: string;
}

export type Scheme = "light" | "dark";

/** The contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;
/** The contrast of adjacent surfaces. No standard requires it, but with less they look like one. */
const SURFACE_CONTRAST = 1.205;
/** The contrast of an accent on dark surfaces, where it is used for lines and small shapes. */
const SHAPE_CONTRAST = 2;
/** The contrast of a night button on an accent. */
const BUTTON_CONTRAST = 1.35;
/** The difference from paper, as CIEDE2000, at which a sheet of the fourth accent is seen on it. */
const SHEET_DIFFERENCE = 8;
/** The contrast of text on an accent, with a margin for rounding. */
const ON_ACCENT_CONTRAST = TEXT_CONTRAST + 0.05;
/** The contrast of derived text colors: more than the minimum, which is hard to read. */
const DERIVED_TEXT_CONTRAST = TEXT_CONTRAST + 0.4;

const TO_OKLCH = converter("oklch");
/** Reduces a color's chroma to what every screen shows. */
const TO_SCREEN = toGamut("rgb", "oklch");
const ROUND = round(3);

/**
 * Derives every color of the site from the few that the owner chooses. An accent has six steps:
 *
 * - `accent-1` the accent itself, for areas and large figures; shifted if it is too close to the page's background
 * - `accent-1-shade` the plane behind the fold, for the same text
 * - `accent-1-text` the same hue as text on paper
 * - `accent-1-light` the same hue as text on night, in either scheme
 * - `accent-1-tint` a surface of the same hue, close to paper
 * - `on-accent-1` text on the accent
 *
 * `night` is a dark surface in both schemes: the darkest of the dark scheme, and distinct from the accents in the light
 * one. `on-night` is light in both.
 *
 * @returns the tokens by the names of their custom properties.
 * @throws Error naming the color, if it is no CSS color.
 */
export function tokensOf(scheme: Scheme, chosen: Theme = theme): Properties {
  const ink = colorOf("ink", chosen.ink);
  const paper = colorOf("paper", chosen.paper);
  const dark = scheme === "dark";
  /** A surface or line of the dark scheme: the ink's hue with little chroma. */
  const shade = (lightness: number, chroma: number) => ({ ...ink, l: lightness, c: Math.min(chroma, ink.c * 1.5) });
  /** Also the sheets of paper in drawings, which are a little darker in the dark scheme. */
  const onNight = { ...paper, l: dark ? 0.915 : Math.max(paper.l - 0.02, 0.95), c: Math.min(paper.c, 0.012) };
  const deep = dark ? shade(0.27, 0.018) : { ...paper, l: paper.l - 0.028, c: paper.c * 1.5 };
  const ground = dark ? shade(0.205, 0.014) : paper;
  const darkest = shade(0.135, 0.012);
  const tintOf = (base: Oklch) =>
    dark
      ? fit({ ...base, l: 0.32, c: Math.min(base.c * 0.45, 0.07), h: shiftHueForDark(base.h) })
      : fit({ ...base, l: 0.945, c: Math.min(base.c * 0.2, 0.035) });

  const accents = Object.entries(chosen.accents).map(([name, value]) => {
    const base = colorOf(`accents.${name}`, value);
    // The same color looks deeper in the dark scheme.
    const raised = [0.04, 0.02].map((by) => ({ ...base, l: Math.min(base.l + by, Math.max(base.l, 0.8)) }));
    const shown = (dark && firstLegibleSurface(textColorOn(base, paper), raised)) || base;
    const [surfaces, least] = dark
      ? [[ground, darkest, deep, tintOf(base)], SHAPE_CONTRAST]
      : [[ground], SURFACE_CONTRAST];
    const isSeen = surfaces.every((surface) => wcagContrast(shown, surface) >= least);
    return { name, base, accent: isSeen ? shown : nearest(shown, dark ? 1 : -1, least, surfaces) };
  });
  const seen = accents.map(({ accent }) => accent);
  const night = dark ? darkest : pickNightColor({ ...ink, l: Math.min(ink.l, 0.28) }, seen);

  const tokens: Record<string, Oklch> = {
    paper: ground,
    "paper-deep": deep,
    ink: dark ? { ...onNight, l: 0.955 } : ink,
    "ink-soft": dark ? { ...onNight, l: 0.77 } : { ...ink, l: ink.l + 0.22 },
    hairline: dark ? shade(0.37, 0.018) : { ...paper, l: paper.l - 0.095, c: paper.c * 1.6 },
    night,
    "night-hairline": dark ? shade(0.34, 0.018) : { ...night, l: night.l + 0.15 },
    "on-night": onNight,
    "on-night-soft": { ...onNight, l: onNight.l - 0.185 },
  };

  for (const { name, base, accent } of accents) {
    const tint = tintOf(base);
    const lightened = accent.l < 0.76 ? { ...base, l: 0.76, c: Math.min(base.c, 0.13) } : accent;
    const light = nearest(lightened, 1, DERIVED_TEXT_CONTRAST, dark ? [night, deep, tint] : [night]);
    const on = textColorOn(accent, paper);
    // Deeper, or lighter if its text would not be legible.
    const behind = [0.82, 0.9, 1.08, 1.16].map((by) => ({
      ...accent,
      l: Math.min(accent.l * by, 1),
      c: accent.c * 0.8,
    }));
    tokens[name] = accent;
    tokens[`${name}-shade`] = firstLegibleSurface(on, behind) ?? accent;
    tokens[`${name}-tint`] = tint;
    tokens[`${name}-light`] = light;
    tokens[`${name}-text`] = dark
      ? light
      : nearest({ ...base, c: base.c * 0.92 }, -1, DERIVED_TEXT_CONTRAST, [deep, tint]);
    tokens[`on-${name}`] = on;
  }
  const [first = chosen.ink, second = first] = Object.values(chosen.accents);
  const overlap = TO_OKLCH(interpolate([first, second], "oklab")(0.5));
  tokens.overlap = fit({ ...overlap, l: dark ? 0.38 : 0.33, c: Math.min(overlap.c, 0.11) });

  return new Map(Object.entries(tokens).map(([name, color]) => [`--${name}`, formatColor(color)]));
}

/** The color of a token as hex: `tokenColor("paper", "dark")`. */
export function tokenColor(name: string, scheme: Scheme): string {
  return hexOf(`var(--${name})`, tokensOf(scheme));
}

/**
 * The tokens as a style sheet: both schemes, more contrast for visitors who ask for it, and the accent of a page or part by
 * `data-accent`. Without one it is the first accent. The root gets the page's accent, too, for the transition between pages.
 */
export function themeCss(chosen: Theme = theme): string {
  const [first = ""] = Object.keys(chosen.accents);
  const declared = (tokens: Iterable<readonly string[]>) => [...tokens].map((token) => token.join(":")).join(";");
  const light = tokensOf("light", chosen);
  const dark = [...tokensOf("dark", chosen)].filter(([name, value]) => light.get(name) !== value);
  const accent = (name: string) =>
    ["", "-shade", "-text", "-light", "-tint"].map((step) => `--accent${step}:var(--${name}${step})`).join(";") +
    `;--on-accent:var(--on-${name})`;
  return [
    `:root{color-scheme:light dark;--slope:${SLOPE};${declared(light)};${accent(first)}}`,
    // Not for print: paper is white.
    `@media screen and (prefers-color-scheme:dark){:root{${declared(dark)}}}`,
    "@media (prefers-contrast:more){:root{--ink-soft:var(--ink);--hairline:var(--ink);--on-night-soft:var(--on-night);--night-hairline:var(--on-night)}}",
    ...Object.keys(chosen.accents).map(
      (name) => `[data-accent="${name}"],:root:has(>body>[data-accent="${name}"]){${accent(name)}}`,
    ),
  ].join("\n");
}

/** Pairs of a text color and its background, both derived from paper and ink. */
const PAIRS = [
  ["ink", "paper"],
  ["ink-soft", "paper"],
  ["ink-soft", "paper-deep"],
  ["on-night", "night"],
  ["on-night-soft", "night"],
] as const;

/**
 * Measures paper and ink in both schemes, and the fourth accent, which drawings lay on paper. Other colors derived from
 * accents are legible and visible by construction.
 *
 * @returns one line for each pair with too little contrast.
 */
export function contrastFaults(chosen: Theme = theme): string[] {
  return [...textFaults(chosen), ...sheetFaults(chosen)];
}

function sheetFaults({ accents, paper }: Theme): string[] {
  const [name = "", value] = Object.entries(accents)[3] ?? [];
  if (!value || differenceCiede2000()(value, paper) >= SHEET_DIFFERENCE) return [];
  return [
    `content/theme.ts: accents.${name}: expected a color that is seen on paper (${paper}), on which drawings lay it; found "${value}"`,
  ];
}

function textFaults(chosen: Theme): string[] {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const tokens = tokensOf(scheme, chosen);
    return PAIRS.flatMap(([front, back]) => {
      const ratio = wcagContrast(tokens.get(`--${front}`) ?? "", tokens.get(`--${back}`) ?? "");
      if (ratio >= TEXT_CONTRAST) return [];
      return `content/theme.ts: ${front} on ${back}, ${scheme} scheme: expected a contrast of at least ${TEXT_CONTRAST}:1; found ${ratio.toFixed(2)}:1: take a darker ink or a lighter paper`;
    });
  });
}

function colorOf(field: string, value: string): Oklch {
  const color = parse(value);
  if (!color) {
    throw new Error(
      `content/theme.ts: ${field}: expected a color as CSS writes it, such as "#0057b8" or "oklch(0.5 0.2 262)", found "${value}"`,
    );
  }
  const base = TO_OKLCH(color);
  return { ...base, l: Math.min(base.l, 1) };
}

function fit(color: Oklch): Oklch {
  return TO_OKLCH(TO_SCREEN(color));
}

/**
 * The nearest color of the same hue, darker (-1) or lighter (1), that contrasts enough with all surfaces; black or white, if
 * there is none.
 */
function nearest(from: Oklch, direction: 1 | -1, least: number, surfaces: readonly Oklch[]): Oklch {
  for (let l = from.l; l >= 0 && l <= 1; l += direction * 0.005) {
    const shown = fit({ ...from, l });
    if (surfaces.every((surface) => wcagContrast(shown, surface) >= least)) return shown;
  }
  return { ...from, l: direction > 0 ? 1 : 0, c: 0 };
}

/** The first surface on which text in a color is legible. */
function firstLegibleSurface(on: Oklch, surfaces: readonly Oklch[]): Oklch | undefined {
  return surfaces.map(fit).find((surface) => wcagContrast(on, surface) >= ON_ACCENT_CONTRAST);
}

/** The hue of a dark surface, in degrees. Shifted, since a darkened yellow looks olive and a darkened red brown. */
function shiftHueForDark(hue = 0): number {
  if (hue > 60 && hue < 115) return Math.max(60, hue - 25);
  return hue > 10 && hue < 50 ? 350 : hue;
}

/** Night with the lightness, nearest to its own, at which it contrasts enough with the accents, or as much as possible. */
function pickNightColor(night: Oklch, accents: readonly Oklch[]): Oklch {
  const leastContrast = (l: number) =>
    Math.min(BUTTON_CONTRAST, ...accents.map((accent) => wcagContrast({ ...night, l }, accent)));
  const [best = night] = [night.l, ...Array.from({ length: 27 }, (_, step) => 0.12 + step / 100)]
    .sort((a, b) => leastContrast(b) - leastContrast(a) || Math.abs(a - night.l) - Math.abs(b - night.l))
    .map((l) => ({ ...night, l }));
  return best;
}

/** A legible text color: paper or a dark of the same hue if possible, else white or black. */
function textColorOn(color: Oklch, paper: Oklch): Oklch {
  const dark = { ...color, l: 0.18, c: Math.min(color.c, 0.03) };
  const blackAndWhite = [1, 0].map((l): Oklch => ({ mode: "oklch", l, c: 0 }));
  return (
    [paper, dark, ...blackAndWhite].find((candidate) => wcagContrast(candidate, color) >= ON_ACCENT_CONTRAST) ?? dark
  );
}

function formatColor({ l, c, h = 0 }: Oklch): string {
  return formatCss({ mode: "oklch", l: ROUND(l), c: ROUND(c), h: Math.round(h) });
}
