import type { SVGProps } from "react";
import type { CustomPlugin, XastElement } from "svgo";
import { readSvg } from "@/lib/svg";
import { fitFontSize, fontOf, LOOKS, type Look } from "./words";

/**
 * The colors in drawing files, each with the token that replaces it on the page. The files have plain colors, because
 * vector editors show variables as black. If two tokens have the same color in the sample's light scheme, one of their
 * hex codes is off by one, so that each code stands for one token.
 */
const COLORS: Readonly<Record<string, string>> = {
  "#141822": "var(--night)",
  "#f5f3ef": "var(--on-night)",
  "#b8b7b3": "var(--on-night-soft)",
  "#1957d2": "var(--accent-1)",
  "#12429f": "var(--accent-1-shade)",
  "#d1dced": "color-mix(in oklab,var(--accent-1) 16%,var(--on-night))",
  "#fbfaf6": "var(--on-accent-1)",
  "#e54728": "var(--accent-2)",
  "#007b69": "var(--accent-3)",
  "#005d4f": "var(--accent-3-shade)",
  "#fbfaf7": "var(--on-accent-3)",
  "#f2a618": "var(--accent-4)",
  "#b97f19": "var(--accent-4-shade)",
  "#190f03": "var(--on-accent-4)",
  "#190f04": "var(--on-accent-2)",
  "#4b244b": "var(--overlap)",
  "#aa7149": "color-mix(in oklab,var(--accent-4) 60%,var(--overlap))",
  "#ac3e40": "color-mix(in oklab,var(--accent-2) 65%,var(--overlap))",
  "#f7c1b2": "color-mix(in oklab,var(--accent-2) 32%,var(--on-night))",
  "#f5e0c2": "color-mix(in oklab,var(--accent-4) 26%,var(--on-night))",
  "#83b0ff": "var(--accent-light)",
  "#215aca": "var(--accent-1-text)",
};

const FOLDER = "components/art/drawings";

/** Texts by the names of their slots. A list of strings is a text with several lines. */
type Words = string | readonly Words[] | { readonly [slot: string]: Words };

/** The texts of a drawing. `label` is its accessible name. A drawing without a label is decoration. */
interface DrawingWords {
  readonly label?: string;
  readonly sample?: boolean;
  readonly [slot: string]: Words | boolean | undefined;
}

/**
 * A drawing from `components/art/drawings/`, with texts in its slots (docs/draw-a-scene.md).
 *
 * @throws Error with the file and the slot if slots and texts do not match.
 */
export function Drawing({ name, words = {} }: { name: string; words?: DrawingWords }) {
  const { label, sample: _, ...slots } = words;
  const { markup, viewBox, attributes } = readDrawing(name, slots as Words);
  return (
    <svg
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      viewBox={viewBox.join(" ")}
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the repository, sanitized by lib/svg.ts
      dangerouslySetInnerHTML={{ __html: label ? `<g aria-hidden="true">${markup}</g>` : markup }}
    />
  );
}

/** The shapes of a drawing, as a part of another drawing. If `attributes` has an id, other drawings can reuse them. */
export function DrawingShapes({
  name,
  words = {},
  ...attributes
}: { name: string; words?: DrawingWords } & Pick<SVGProps<SVGGElement>, "id" | "transform">) {
  const { label: _label, sample: _sample, ...slots } = words;
  const { markup } = readDrawing(name, slots as Words);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <g {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/**
 * Reads a drawing and fills its slots: `<text data-width="160" font-size="24">{title}</text>`. A text that is wider
 * than `data-width` gets a smaller font size.
 *
 * @param name The name of the file, and the prefix of the drawing's ids.
 * @throws Error with one line for each slot without a text or a width, and for each text without a slot.
 */
export function readDrawing(name: string, words: Words, folder = FOLDER) {
  const file = `${folder}/${name}.svg`;
  const texts = [...namedTexts(words)];
  const unplaced = new Set(texts.map(([name]) => name));
  // A set, because SVGO visits each element several times.
  const faults = new Set<string>();

  function fillSlot(node: XastElement, parent: XastElement): void {
    const slot = /^\s*\{(.+)\}\s*$/.exec(textOf(node))?.[1];
    if (slot === undefined) return;
    const found = texts.filter(([name]) => name === slot || name.replace(/\.\d+$/, "") === slot);
    const {
      "data-width": width,
      "data-leading": leading,
      "data-look": style = "plain",
      ...attributes
    } = node.attributes;
    const size = attributes["font-size"];
    const look = style as Look;
    const expect = (what: string, value?: string) =>
      faults.add(`${file}: {${slot}}: expected ${what}; found ${value ? `"${value}"` : "none"}`);
    if (found.length === 0) expect(`one of the words ${texts.map(([name]) => name).join(", ")}`, slot);
    if (!LOOKS[look]) expect(`a data-look of ${Object.keys(LOOKS).join(", ")}`, look);
    if (!(Number(width) > 0)) expect("the width of its space as data-width, in units of the drawing", width);
    if (!(Number.parseFloat(size ?? "") > 0)) expect("a font-size, in units of the drawing", size);
    if (found.length > 1 && !leading) expect("the distance between its lines as data-leading", leading);
    for (const [name] of found) unplaced.delete(name);
    if (faults.size > 0) return;
    const lines = found.map(([, line]) => line);
    const { fontWeight, fontFamily } = fontOf(look);
    // In place of the editor's font.
    delete attributes["font-weight"];
    delete attributes["font-family"];
    if (fontWeight) attributes["font-weight"] = `${fontWeight}`;
    if (fontFamily) attributes["font-family"] = fontFamily;
    const fontSize = fitFontSize(lines, look, Number.parseFloat(size ?? ""), Number(width));
    const copies = lines.map((line, nth): XastElement => {
      const y = Number(attributes.y ?? 0) + nth * Number(leading ?? 0);
      return {
        ...node,
        attributes: { ...attributes, "font-size": `${fontSize}`, ...(nth > 0 && { y: `${y}` }) },
        children: [{ type: "text", value: line }],
      };
    });
    parent.children.splice(parent.children.indexOf(node), 1, ...copies);
  }

  const slots: CustomPlugin = {
    name: "slots",
    fn: () => ({
      element: {
        exit: (node, parent) => {
          if (node.name === "text") fillSlot(node, parent as XastElement);
        },
      },
    }),
  };
  const svg = readSvg(file, name, slots);
  for (const [name, text] of texts) {
    if (unplaced.has(name)) faults.add(`${file}: expected a slot {${name}} for "${text}"; found none`);
  }
  if (faults.size > 0) throw new Error([...faults].join("\n"));
  return {
    ...svg,
    markup: svg.markup.replaceAll(/(?<=")#[\da-f]{6}(?=")/g, (color) => COLORS[color] ?? color),
  };
}

/** Yields each text with the name of its slot: `question.limit`, `lines.0`. */
function* namedTexts(words: Words, name = ""): Generator<readonly [name: string, text: string]> {
  if (typeof words === "string") yield [name, words];
  else for (const [key, value] of Object.entries(words)) yield* namedTexts(value, name ? `${name}.${key}` : key);
}

/** Returns the text of an element, including that in `<tspan>`, which editors add. */
function textOf(node: XastElement): string {
  return node.children
    .map((child) => (child.type === "element" ? textOf(child) : child.type === "text" ? child.value : ""))
    .join("");
}
