import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("../../app/tokens.css", import.meta.url), "utf8");

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];

/** One paper: in the light, turned away from it, and what is written on it (lips, lines, the inside of an ear). */
export type Paper = { lit: Colour; shade: Colour; line: Colour };

/** @returns The light scheme's value of a colour in app/tokens.css. @throws When there is no such colour. */
export function token(name: string): Colour {
  const found = tokens.match(new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`));
  if (!found) throw new Error(`app/tokens.css has no OKLCH colour named --${name}`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** A colour as a paper whose shade is `depth` darker. */
function paper([lightness, chroma, hue]: Colour, depth = 0.075): Paper {
  return {
    lit: [lightness, chroma, hue],
    shade: [lightness - depth, chroma, hue],
    line: [lightness - 2.2 * depth, chroma, hue],
  };
}

export const PAPERS = {
  cobalt: paper(token("cobalt")),
  vermilion: paper(token("vermilion")),
  viridian: paper(token("viridian")),
  marigold: paper(token("marigold")),
  plum: paper(token("plum"), 0.055),
  ink: paper([0.26, 0.025, 265], 0.055),
  cream: { lit: [0.965, 0.014, 90], shade: [0.87, 0.02, 80], line: [0.76, 0.025, 75] },
  peach: { lit: [0.9, 0.05, 45], shade: [0.82, 0.08, 42], line: [0.7, 0.1, 40] },
  mint: { lit: [0.88, 0.045, 178], shade: [0.81, 0.06, 178], line: [0.68, 0.07, 178] },
  straw: { lit: [0.92, 0.075, 85], shade: [0.87, 0.1, 82], line: [0.74, 0.12, 78] },
} satisfies Record<string, Paper>;

export const SKINS = {
  fair: { lit: [0.88, 0.045, 54], shade: [0.76, 0.085, 40], line: [0.55, 0.12, 28] },
  ivory: { lit: [0.885, 0.042, 64], shade: [0.765, 0.078, 48], line: [0.55, 0.11, 32] },
  porcelain: { lit: [0.9, 0.035, 60], shade: [0.78, 0.075, 40], line: [0.57, 0.12, 28] },
  rosy: { lit: [0.85, 0.06, 48], shade: [0.72, 0.1, 36], line: [0.51, 0.12, 28] },
  olive: { lit: [0.8, 0.075, 64], shade: [0.67, 0.1, 50], line: [0.46, 0.11, 32] },
  amber: { lit: [0.72, 0.085, 62], shade: [0.58, 0.1, 48], line: [0.4, 0.09, 34] },
  brown: { lit: [0.6, 0.085, 54], shade: [0.47, 0.085, 44], line: [0.33, 0.08, 30] },
  umber: { lit: [0.49, 0.075, 48], shade: [0.385, 0.07, 40], line: [0.27, 0.06, 30] },
  ebony: { lit: [0.42, 0.06, 44], shade: [0.325, 0.055, 36], line: [0.23, 0.045, 28] },
} satisfies Record<string, Paper>;

export const HAIRS = {
  black: { lit: [0.27, 0.02, 280], shade: [0.2, 0.018, 275], line: [0.33, 0.025, 280] },
  brown: { lit: [0.33, 0.05, 45], shade: [0.26, 0.04, 40], line: [0.4, 0.06, 48] },
  chestnut: { lit: [0.42, 0.085, 45], shade: [0.34, 0.075, 40], line: [0.48, 0.09, 48] },
  copper: { lit: [0.6, 0.15, 48], shade: [0.5, 0.14, 42], line: [0.66, 0.15, 54] },
  blond: { lit: [0.82, 0.1, 85], shade: [0.72, 0.11, 78], line: [0.64, 0.1, 72] },
  silver: { lit: [0.88, 0.01, 90], shade: [0.76, 0.018, 260], line: [0.68, 0.02, 260] },
  grey: { lit: [0.66, 0.012, 250], shade: [0.55, 0.016, 255], line: [0.48, 0.016, 255] },
} satisfies Record<string, Paper>;

/** What lies between two colours: `share` 0 is the first, 1 the second. Mixed as a and b, so that no third hue appears. */
export function mix(first: Colour, second: Colour, share = 0.5): Colour {
  const [from, to] = [plain(first), plain(second)];
  const between = (start: number, end: number) => start + (end - start) * share;
  const [a, b] = [between(from.a, to.a), between(from.b, to.b)];
  return [between(first[0], second[0]), Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

function plain([, chroma, hue]: Colour): { a: number; b: number } {
  const angle = (hue * Math.PI) / 180;
  return { a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

/** The colour as #rrggbb. The matrices are those of https://bottosson.github.io/posts/oklab/; out of gamut is clipped. */
export function hex(colour: Colour): string {
  const [lightness] = colour;
  const { a, b } = plain(colour);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
