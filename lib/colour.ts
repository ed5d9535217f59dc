/**
 * CSS colours as hex, for what cannot read CSS: icons, share pictures, the manifest and `theme-color`. It knows what the
 * site writes: oklch(), color-mix(in oklab), var(), hex, black and white.
 */

/** OKLab lightness and its two colour axes. */
type Lab = readonly [lightness: number, a: number, b: number];

/** What a custom property stands for, as in `--ink` to `oklch(0.21 0.02 265)`. */
export type Properties = ReadonlyMap<string, string>;

/**
 * @param colour A CSS colour, as in `color-mix(in oklab, var(--ink) 16%, white)`.
 * @param properties The custom properties that it may name.
 * @returns the colour as screens show it, as in `#1a2b3c`.
 * @throws Error naming the colour, if it is of another kind or names a property that is not there.
 */
export function hexOf(colour: string, properties: Properties = new Map()): string {
  return `#${toSrgb(labOf(colour.trim(), properties))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

function labOf(colour: string, properties: Properties): Lab {
  if (colour === "black") return [0, 0, 0];
  if (colour === "white") return [1, 0, 0];
  const [, name, inside] = /^([a-z-]+)\((.*)\)$/s.exec(colour) ?? [];
  if (name === "var" && inside) {
    const value = properties.get(inside.trim());
    if (!value) throw new Error(`${colour}: expected a custom property of app/tokens.css, found none with this name`);
    return labOf(value, properties);
  }
  if (name === "oklch" && inside) {
    const [lightness, chroma, hue] = inside.trim().split(/\s+/).map(Number);
    if (lightness !== undefined && chroma !== undefined && hue !== undefined && !Number.isNaN(lightness + chroma + hue))
      return polar(lightness, chroma, hue);
  }
  if (name === "color-mix" && inside) {
    const [space, first, second] = splitAtCommas(inside);
    if (space === "in oklab" && first && second) return mixed(first, second, properties);
  }
  if (/^#[0-9a-f]{6}$/i.test(colour)) return fromHex(colour);
  throw new Error(`${colour}: expected oklch(), color-mix(in oklab), var(), black, white or #rrggbb`);
}

function polar(lightness: number, chroma: number, hue: number): Lab {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** CSS Color 5, 2: one share gives the other; none means halves. */
function mixed(first: string, second: string, properties: Properties): Lab {
  const [one, two] = [first, second].map((part) => /^(.*?)(?:\s+([\d.]+)%)?$/s.exec(part));
  const shareOne = one?.[2] ?? (two?.[2] === undefined ? "50" : String(100 - Number(two[2])));
  const shareTwo = two?.[2] ?? String(100 - Number(shareOne));
  if (Number(shareOne) + Number(shareTwo) !== 100) {
    throw new Error(`color-mix(in oklab, ${first}, ${second}): expected shares that make 100%`);
  }
  const share = Number(shareOne) / 100;
  const a = labOf(one?.[1] ?? "", properties);
  const b = labOf(two?.[1] ?? "", properties);
  return [a[0] * share + b[0] * (1 - share), a[1] * share + b[1] * (1 - share), a[2] * share + b[2] * (1 - share)];
}

/** Commas outside of brackets. */
function splitAtCommas(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/*
 * The matrices are Björn Ottosson's, https://bottosson.github.io/posts/oklab/. A colour that a screen cannot show is cut
 * off channel by channel, as browsers do.
 */
function toSrgb([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, channel)) * 255);
  });
}

function fromHex(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
