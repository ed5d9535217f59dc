import { writeFileSync } from "node:fs";
import { expect, type TestInfo, test } from "@playwright/test";
import { readDrawing } from "./drawing";

const TITLE = '<text data-look="title" data-width="160" font-size="24" x="8" y="30">{title}</text>';
const LINES = '<text data-width="90" data-leading="20" font-size="16" y="60">{lines}</text>';
const WORDS = { title: "Paid & sent", lines: ["Paid", "at once"] };

/** Reads a drawing with the given content. */
function read(info: TestInfo, content: string, words: Parameters<typeof readDrawing>[1] = WORDS) {
  writeFileSync(
    info.outputPath("drawing.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 90">${content}</svg>`,
  );
  return readDrawing("drawing", words, info.outputDir).markup;
}

test("puts texts into their slots, with one element for each line", ({ browserName: _ }, info) => {
  expect(read(info, TITLE + LINES)).toBe(
    '<text font-size="24" x="8" y="30" font-weight="700" font-family="var(--font-display)">Paid &amp; sent</text>' +
      '<text font-size="16" y="60">Paid</text><text font-size="16" y="80">at once</text>',
  );
});

test("reduces the font size of a text that is wider than its space", ({ browserName: _ }, info) => {
  const sizeIn = (title: string) => Number(/font-size="([\d.]+)"/.exec(read(info, TITLE, { title }))?.[1]);
  expect(sizeIn("Sold")).toBe(24);
  expect(sizeIn("A title that is much too long")).toBeLessThan(16);
});

test("replaces the colors of the palette with tokens, and leaves others alone", ({ browserName: _ }, info) => {
  const markup = read(info, '<path fill="#1957D2" stroke="#123456" d="M0 0h9v9z"/>', {});
  expect(markup).toBe('<path fill="var(--accent-1)" stroke="#123456" d="M0 0h9v9z"/>');
});

test("reads a slot from a file that a vector editor has saved", ({ browserName: _ }, info) => {
  const style = "font-size:24px;font-family:Figtree;-inkscape-font-specification:'Figtree Bold';fill:#f5f3ef";
  const saved = `<text data-width="160" style="${style}" x="8" y="30"><tspan x="8" y="30">{title}</tspan></text>`;
  const markup = read(info, saved, { title: "Paid" });
  expect(markup).toMatch(/^<text [^<]*fill="var\(--on-night\)"[^<]*>Paid<\/text>$/);
  expect(markup).not.toContain("style=");
  expect(markup).not.toContain("Figtree");
});

test("keeps preserveAspectRatio and overflow of a drawing, but not its size", ({ browserName: _ }, info) => {
  const root = 'width="200" height="90" viewBox="0 0 200 90" overflow="visible" preserveAspectRatio="xMaxYMid"';
  writeFileSync(
    info.outputPath("drawing.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" ${root}><path d="M0 0h9v9z"/></svg>`,
  );
  expect(readDrawing("drawing", {}, info.outputDir).attributes).toEqual({
    overflow: "visible",
    preserveAspectRatio: "xMaxYMid",
  });
});

for (const [fault, content, message] of [
  [
    "a slot without words",
    TITLE.replace("title}", "titel}") + LINES,
    "{titel}: expected one of the words title, lines.0",
  ],
  ["words without a slot", LINES, 'expected a slot {title} for "Paid & sent"; found none'],
  [
    "a slot without a width",
    TITLE.replace("data-width", "width") + LINES,
    "{title}: expected the width of its space as data-width",
  ],
  ["a slot without a font size", TITLE.replace("font-size", "size") + LINES, "{title}: expected a font-size"],
  [
    "lines without a distance",
    TITLE + LINES.replace("data-leading", "leading"),
    "{lines}: expected the distance between its lines",
  ],
  [
    "an unknown text style",
    TITLE.replace('"title"', '"bold"') + LINES,
    "{title}: expected a data-look of light, quiet, plain",
  ],
] as const) {
  test(`refuses a drawing with ${fault}, with the name of its file`, ({ browserName: _ }, info) => {
    expect(() => read(info, content)).toThrow(`drawing.svg: ${message}`);
  });
}
