/** Generates the `@font-face` rules of the site's fonts, and of the system fonts that replace them while they load. */
import { type Face, Font } from "harfbuzzjs";
import { type Family, fontAtWeight, type GeneratedFont, shapeText } from "@/lib/fonts";

/** A generated font and the characters that it covers. */
export interface GeneratedFace {
  generated: GeneratedFont;
  face: Face;
  characters: readonly string[];
}

/** Typical sentences and labels, for comparing the widths of two typefaces. */
const SAMPLE =
  "We take a job that your team repeats every day, such as filing papers or routing requests, and build the flow that " +
  "does it. People decide the exceptions. Schedule Consultation, Get Started, View Pricing, How it Works, About, Team.";

/** System fonts of the same width. `width` is the width of SAMPLE in em. */
interface SystemFont {
  width: number;
  local: readonly string[];
}

/** Measured with Liberation Sans, which has the same widths as Arial. Roboto's are nearly the same. */
const REGULAR: SystemFont = { width: 101.41, local: ["Arial", "Liberation Sans", "Roboto"] };
const BOLD: SystemFont = { width: 108.84, local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"] };

/** The range of weights that a system font replaces while a web font loads, and the weight to compare the two at. */
const FALLBACKS: Record<Family, readonly (readonly [weights: string, measured: number, system: SystemFont])[]> = {
  display: [["500 800", 700, BOLD]],
  text: [
    ["400", 400, REGULAR],
    ["500", 500, REGULAR],
    ["600 700", 600, BOLD],
  ],
};

/** Returns the `@font-face` rules of a family. */
export function formatFontFaces(family: Family, faces: readonly GeneratedFace[]): string[] {
  const [first] = faces;
  if (!first) return [];
  const rules = faces.map(({ generated, face, characters }) => {
    const { min = 400, max = 400 } = face.getAxisInfos().wght ?? {};
    // Browsers load the second file only for pages with a character of its range.
    const rangeRule = faces.length > 1 ? `\n  unicode-range: ${formatUnicodeRange(characters)};` : "";
    return `@font-face {
  font-family: "${family}";
  src: url("./${generated.name}.woff2") format("woff2");
  font-weight: ${min} ${max};
  font-display: swap;${rangeRule}
}`;
  });
  const { ascender, descender } = new Font(first.face).hExtents();
  const fallbacks = FALLBACKS[family].map(([weights, measured, { width, local }]) => {
    const ratio = measureWidth(SAMPLE, first.face, measured) / width;
    const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
    return `@font-face {
  font-family: "${family} fallback";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascender / first.face.upem / ratio)};
  descent-override: ${percent(-descender / first.face.upem / ratio)};
  line-gap-override: 0%;
}`;
  });
  return [...rules, ...fallbacks];
}

/** Formats characters as a CSS `unicode-range`: "U+20-7E, U+A0". */
export function formatUnicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/** Returns the width of a text in em, at one weight of a variable font. */
function measureWidth(text: string, face: Face, weight: number): number {
  const glyphs = shapeText(text, fontAtWeight(face, weight)).getGlyphPositions();
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
}
