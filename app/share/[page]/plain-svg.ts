/**
 * The site's drawings are SVG for browsers: colours are CSS variables, words are text. Renderers of pictures know
 * neither, so this writes the same drawing with colours as hex and words as outlines.
 */
import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { hexOf, type Properties } from "@/lib/colour";
import { OUTLINES, type Setting } from "@/lib/outlines";

type SvgElement = DefaultTreeAdapterTypes.Element;

interface Inherited extends Setting {
  anchor: string;
}

const START: Inherited = { family: "text", weight: 400, size: 16, spacing: 0, anchor: "start" };

const COLOURS = new Set(["fill", "stroke", "color"]);
/** Told to people by other means, or meant for CSS. */
const DROPPED = new Set(["class", "role", "aria-label", "aria-hidden"]);
/** Turned into outlines. */
const TYPE = new Set(["font-family", "font-weight", "font-size", "letter-spacing", "text-anchor"]);

/**
 * @param source SVG markup as React renders it.
 * @param properties The colours that it names.
 * @returns SVG that stands alone. A drawing inside the drawing loses its own frame and is placed by what is around it.
 * @throws Error naming a colour or character that it cannot resolve.
 */
export function plainSvg(source: string, properties: Properties): string {
  const root = parseFragment(source).childNodes[0];
  if (!root || !adapter.isElementNode(root) || root.tagName !== "svg") throw new Error("expected an <svg> element");
  root.attrs = root.attrs.filter(({ name }) => name !== "xmlns");
  const svg = write(root, START, { properties, root });
  return svg.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
}

interface Context {
  properties: Properties;
  root: SvgElement;
}

function write(node: SvgElement, above: Inherited, context: Context): string {
  const here = inherit(node, above);
  const attributes = node.attrs.filter(({ name }) => !DROPPED.has(name) && !TYPE.has(name));
  if (node.tagName === "text")
    return `<g${written(without(attributes, "x", "y"), context)}>${words(node, here, context)}</g>`;

  const inside = node.childNodes.filter(adapter.isElementNode).map((child) => write(child, here, context));
  if (node.tagName === "svg" && node !== context.root) {
    const [left = 0, top = 0] = (attribute(node, "viewBox") ?? "0 0").split(" ").map(Number);
    const frame = without(attributes, "viewBox");
    return `<g${written(frame, context)} transform="translate(${-left} ${-top})">${inside.join("")}</g>`;
  }
  return `<${node.tagName}${written(attributes, context)}>${inside.join("")}</${node.tagName}>`;
}

type Attributes = SvgElement["attrs"];

function without(attributes: Attributes, ...names: string[]): Attributes {
  return attributes.filter(({ name }) => !names.includes(name));
}

function written(attributes: Attributes, { properties }: Context): string {
  return attributes
    .map(({ name, value }) => {
      const plain =
        COLOURS.has(name) && !/^(none|currentColor|#.*|url\(.*)$/.test(value) ? hexOf(value, properties) : value;
      return ` ${name}="${plain.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
    })
    .join("");
}

function inherit(node: SvgElement, above: Inherited): Inherited {
  const family = attribute(node, "font-family");
  const number = (name: string, otherwise: number) => Number(attribute(node, name) ?? otherwise);
  const here: Inherited = {
    family: family ? (family.includes("display") ? "display" : "text") : above.family,
    weight: number("font-weight", above.weight),
    size: number("font-size", above.size),
    spacing: number("letter-spacing", above.spacing),
    anchor: attribute(node, "text-anchor") ?? above.anchor,
  };
  if (Number.isNaN(here.weight + here.size + here.spacing)) {
    throw new Error(`<${node.tagName}>: expected numbers for font-weight, font-size and letter-spacing`);
  }
  return here;
}

/** The lines of a `<text>`: its own words, and each `<tspan>`, which begins where it says or else behind the one before. */
function words(text: SvgElement, setting: Inherited, context: Context): string {
  let x = Number(attribute(text, "x") ?? 0);
  let y = Number(attribute(text, "y") ?? 0);
  let drawn = "";
  for (const node of text.childNodes) {
    const span = adapter.isElementNode(node) ? node : undefined;
    const content = wordsOf(node);
    if (!content) continue;
    const here = span ? inherit(span, setting) : setting;
    if (span) {
      x = Number(attribute(span, "x") ?? x);
      y = Number(attribute(span, "y") ?? y) + Number(attribute(span, "dy") ?? 0);
    }
    const { svg, width } = OUTLINES.of(content, here);
    const shift = here.anchor === "end" ? width : here.anchor === "middle" ? width / 2 : 0;
    const colours = span ? span.attrs.filter(({ name }) => COLOURS.has(name)) : [];
    drawn += `<g transform="translate(${x - shift} ${y})"${written(colours, context)}>${svg}</g>`;
    x += width;
  }
  return drawn;
}

function wordsOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (adapter.isTextNode(node)) return node.value.replaceAll(/\s+/g, " ");
  return adapter.isElementNode(node) ? node.childNodes.map(wordsOf).join("") : "";
}

function attribute(node: SvgElement, name: string): string | undefined {
  return node.attrs.find((one) => one.name === name)?.value;
}
