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
import { type Properties, toHex } from "./color";
import { SLOPE } from "./slope";

/** The colors that an owner chooses (content/theme.ts). */
export interface Theme {
  accents: Readonly<Record<string, string>>;
  paper: string;
  ink: string;
}

export type Scheme = "light" | "dark";

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;
/** Minimum contrast of adjacent surfaces. No standard requires it, but with less they look like one surface. */
const SURFACE_CONTRAST = 1.205;
/** Minimum contrast of an accent on dark surfaces, where it is used for lines and small shapes. */
const SHAPE_CONTRAST = 2;
/** Minimum contrast of a night button on an accent. */
const BUTTON_CONTRAST = 1.35;
/**
 * Minimum difference (CIEDE2000) between the fourth accent and paper, so that a sheet in this accent is visible on
 * paper.
 */
const SHEET_DIFFERENCE = 8;
/** Minimum contrast of text on an accent, with a margin for rounding. */
const ON_ACCENT_CONTRAST = TEXT_CONTRAST + 0.05;
/** Minimum contrast of derived text colors. It is above WCAG's minimum, with which text is hard to read. */
const DERIVED_TEXT_CONTRAST = TEXT_CONTRAST + 0.4;

const TO_OKLCH = converter("oklch");
/** Reduces a color's chroma until the color is in sRGB. */
const CLAMP_TO_SRGB = toGamut("rgb", "oklch");
const TO_THREE_DIGITS = round(3);

/**
 * Derives all colors of the site from those that the owner chooses. An accent has six steps:
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
 * @returns The colors by the names of their custom properties.
 * @throws Error with the field's name if a value is not a CSS color.
 */
export function deriveTokens(scheme: Scheme, chosen: Theme = theme): Properties {
  const ink = parseColor("ink", chosen.ink);
  const paper = parseColor("paper", chosen.paper);
  const dark = scheme === "dark";
  /** Returns a surface or line of the dark scheme: the ink's hue with little chroma. */
  const shade = (lightness: number, chroma: number) => ({ ...ink, l: lightness, c: Math.min(chroma, ink.c * 1.5) });
  /** Light text on night, and the paper in drawings, which is a little darker in the dark scheme. */
  const onNight = { ...paper, l: dark ? 0.915 : Math.max(paper.l - 0.02, 0.95), c: Math.min(paper.c, 0.012) };
  const deep = dark ? shade(0.27, 0.018) : { ...paper, l: paper.l - 0.028, c: paper.c * 1.5 };
  const ground = dark ? shade(0.205, 0.014) : paper;
  const darkest = shade(0.135, 0.012);
  const tintOf = (base: Oklch) =>
    dark
      ? clampToSrgb({ ...base, l: 0.32, c: Math.min(base.c * 0.45, 0.07), h: shiftHueForDark(base.h) })
      : clampToSrgb({ ...base, l: 0.945, c: Math.min(base.c * 0.2, 0.035) });

  const accents = Object.entries(chosen.accents).map(([name, value]) => {
    const base = parseColor(`accents.${name}`, value);
    // A color looks darker in the dark scheme.
    const raised = [0.04, 0.02].map((by) => ({ ...base, l: Math.min(base.l + by, Math.max(base.l, 0.8)) }));
    const shown = (dark && firstLegibleSurface(pickTextColor(base, paper), raised)) || base;
    const [surfaces, least] = dark
      ? [[ground, darkest, deep, tintOf(base)], SHAPE_CONTRAST]
      : [[ground], SURFACE_CONTRAST];
    const isVisible = surfaces.every((surface) => wcagContrast(shown, surface) >= least);
    return { name, base, accent: isVisible ? shown : adjustLightness(shown, dark ? 1 : -1, least, surfaces) };
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
    const light = adjustLightness(lightened, 1, DERIVED_TEXT_CONTRAST, dark ? [night, deep, tint] : [night]);
    const on = pickTextColor(accent, paper);
    // Darker, or lighter if text on it would not be legible.
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
      : adjustLightness({ ...base, c: base.c * 0.92 }, -1, DERIVED_TEXT_CONTRAST, [deep, tint]);
    tokens[`on-${name}`] = on;
  }
  const [first = chosen.ink, second = first] = Object.values(chosen.accents);
  const overlap = TO_OKLCH(interpolate([first, second], "oklab")(0.5));
  tokens.overlap = clampToSrgb({ ...overlap, l: dark ? 0.38 : 0.33, c: Math.min(overlap.c, 0.11) });

  return new Map(Object.entries(tokens).map(([name, color]) => [`--${name}`, formatColor(color)]));
}

/** Returns the color of a token as hex: `tokenColor("paper", "dark")`. */
export function tokenColor(name: string, scheme: Scheme): string {
  return toHex(`var(--${name})`, deriveTokens(scheme));
}

/**
 * Returns the tokens as a style sheet, with both schemes and with more contrast for visitors who prefer it.
 * `data-accent` sets the accent of an element; the default is the first accent. The root also gets the page's accent,
 * for the transition between pages.
 */
export function generateThemeCss(chosen: Theme = theme): string {
  const [first = ""] = Object.keys(chosen.accents);
  const formatDeclarations = (tokens: Iterable<readonly string[]>) =>
    [...tokens].map((token) => token.join(":")).join(";");
  const light = deriveTokens("light", chosen);
  const dark = [...deriveTokens("dark", chosen)].filter(([name, value]) => light.get(name) !== value);
  const accent = (name: string) =>
    ["", "-shade", "-text", "-light", "-tint"].map((step) => `--accent${step}:var(--${name}${step})`).join(";") +
    `;--on-accent:var(--on-${name})`;
  return [
    `:root{color-scheme:light dark;--slope:${SLOPE};${formatDeclarations(light)};${accent(first)}}`,
    // Only on screens, because printed paper is white.
    `@media screen and (prefers-color-scheme:dark){:root{${formatDeclarations(dark)}}}`,
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
 * Checks the contrast of paper and ink in both schemes, and of the fourth accent, which drawings use on paper. All
 * other colors have enough contrast because of how they are derived.
 *
 * @returns One line for each pair with too little contrast.
 */
export function findContrastFaults(chosen: Theme = theme): string[] {
  return [...findTextFaults(chosen), ...findFourthAccentFaults(chosen)];
}

function findFourthAccentFaults({ accents, paper }: Theme): string[] {
  const [name = "", value] = Object.entries(accents)[3] ?? [];
  if (!value || differenceCiede2000()(value, paper) >= SHEET_DIFFERENCE) return [];
  return [
    `content/theme.ts: accents.${name}: expected a color that is seen on paper (${paper}), on which drawings lay it; found "${value}"`,
  ];
}

function findTextFaults(chosen: Theme): string[] {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const tokens = deriveTokens(scheme, chosen);
    return PAIRS.flatMap(([front, back]) => {
      const ratio = wcagContrast(tokens.get(`--${front}`) ?? "", tokens.get(`--${back}`) ?? "");
      if (ratio >= TEXT_CONTRAST) return [];
      return `content/theme.ts: ${front} on ${back}, ${scheme} scheme: expected a contrast of at least ${TEXT_CONTRAST}:1; found ${ratio.toFixed(2)}:1: take a darker ink or a lighter paper`;
    });
  });
}

function parseColor(field: string, value: string): Oklch {
  const color = parse(value);
  if (!color) {
    throw new Error(
      `content/theme.ts: ${field}: expected a color as CSS writes it, such as "#0057b8" or "oklch(0.5 0.2 262)", found "${value}"`,
    );
  }
  const base = TO_OKLCH(color);
  return { ...base, l: Math.min(base.l, 1) };
}

function clampToSrgb(color: Oklch): Oklch {
  return TO_OKLCH(CLAMP_TO_SRGB(color));
}

/**
 * Makes a color darker (-1) or lighter (1) until it has enough contrast with all surfaces. Returns black or white if no
 * lightness has enough.
 */
function adjustLightness(from: Oklch, direction: 1 | -1, least: number, surfaces: readonly Oklch[]): Oklch {
  for (let l = from.l; l >= 0 && l <= 1; l += direction * 0.005) {
    const shown = clampToSrgb({ ...from, l });
    if (surfaces.every((surface) => wcagContrast(shown, surface) >= least)) return shown;
  }
  return { ...from, l: direction > 0 ? 1 : 0, c: 0 };
}

/** Returns the first surface on which text in a color is legible. */
function firstLegibleSurface(on: Oklch, surfaces: readonly Oklch[]): Oklch | undefined {
  return surfaces.map(clampToSrgb).find((surface) => wcagContrast(on, surface) >= ON_ACCENT_CONTRAST);
}

/** Shifts a hue, in degrees, for a dark surface, because a dark yellow looks olive and a dark red looks brown. */
function shiftHueForDark(hue = 0): number {
  if (hue > 60 && hue < 115) return Math.max(60, hue - 25);
  return hue > 10 && hue < 50 ? 350 : hue;
}

/** Returns night at the nearest lightness that has enough contrast with the accents, or otherwise the most contrast. */
function pickNightColor(night: Oklch, accents: readonly Oklch[]): Oklch {
  const lowestContrast = (l: number) =>
    Math.min(BUTTON_CONTRAST, ...accents.map((accent) => wcagContrast({ ...night, l }, accent)));
  const [best = night] = [night.l, ...Array.from({ length: 27 }, (_, step) => 0.12 + step / 100)]
    .sort((a, b) => lowestContrast(b) - lowestContrast(a) || Math.abs(a - night.l) - Math.abs(b - night.l))
    .map((l) => ({ ...night, l }));
  return best;
}

/** Returns a legible text color: paper or a dark color of the same hue if possible, otherwise white or black. */
function pickTextColor(color: Oklch, paper: Oklch): Oklch {
  const dark = { ...color, l: 0.18, c: Math.min(color.c, 0.03) };
  const blackAndWhite = [1, 0].map((l): Oklch => ({ mode: "oklch", l, c: 0 }));
  return (
    [paper, dark, ...blackAndWhite].find((candidate) => wcagContrast(candidate, color) >= ON_ACCENT_CONTRAST) ?? dark
  );
}

function formatColor({ l, c, h = 0 }: Oklch): string {
  return formatCss({ mode: "oklch", l: TO_THREE_DIGITS(l), c: TO_THREE_DIGITS(c), h: Math.round(h) });
}
