import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { adaptToSurface, needsPaper, readSvg } from "./svg";

/** An SVG as drawing programs export it, with prologue, sizes, classes, styles, gradients and layers. */
const DRAWN = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120px" height="40px" fill="none">
<title>Layer 1</title><style>.st0{fill:#231F20}.st1{fill:url(#g)}</style>
<defs><linearGradient id="g"><stop offset="0" style="stop-color:red"/></linearGradient></defs>
<g id="Layer_1" style="-inkscape-stroke:none"><path class="st0" d="M0 0h10v10z"/><rect class="st1" width="20" height="20"/><use xlink:href="#Layer_1"/></g>
</svg>`;

test("turns a drawing program's file into plain shapes with prefixed ids", async ({ browserName: _ }, info) => {
  const file = info.outputPath("logo.svg");
  await writeFile(file, DRAWN);
  const { viewBox, markup } = readSvg(file, "logo");
  expect(viewBox).toEqual([0, 0, 120, 40]);
  expect(markup).toContain('fill="#231f20"');
  expect(markup).toContain('fill="url(#logo-g)"');
  expect(markup).not.toMatch(/<style|style=|class=|xlink|id="g"|<title/);
});

for (const [found, svg, message] of [
  ["a script", '<svg viewBox="0 0 1 1"><script>1</script></svg>', "expected shapes alone, found <script"],
  [
    "an event handler",
    '<svg viewBox="0 0 1 1"><path onclick="x()" d="M0 0h1v1z"/></svg>',
    "expected shapes alone, found onclick=",
  ],
  [
    "too many points",
    `<svg viewBox="0 0 1 1"><path d="M0 0${"h1".repeat(160_000)}"/></svg>`,
    "expected a drawing of at most 300 kB, found 320 kB",
  ],
  [
    "a picture",
    '<svg viewBox="0 0 1 1"><image href="data:,"/></svg>',
    "expected shapes alone, found <image, a picture of pixels",
  ],
  [
    "no size",
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>',
    "expected a viewBox, or a width and a height",
  ],
  [
    "nothing drawn",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>',
    "expected a drawing, found nothing",
  ],
  ["no SVG", "plain words", "expected an SVG, found something else"],
  ["the data of a PNG", "\u0089PNG\r\n\u001a\n", "expected an SVG file, found a PNG: export the drawing"],
  ["the data of a JPEG", "\u00ff\u00d8\u00ff\u00e0", "expected an SVG file, found a JPEG: export the drawing"],
] as const) {
  test(`refuses a file with ${found}`, async ({ browserName: _ }, info) => {
    const file = info.outputPath("logo.svg");
    await writeFile(file, svg, /[\u0080-\u00ff]/.test(svg) ? "latin1" : "utf8");
    expect(() => readSvg(file, "logo")).toThrow(`${file}: ${message}`);
  });
}

test("gives a mark with only dark colors the color of the text around it", () => {
  const inText = '<g fill="currentColor">';
  expect(adaptToSurface('<path d="M0 0h1v1z"/>')).toBe(`${inText}<path d="M0 0h1v1z"/></g>`);
  expect(adaptToSurface('<path fill="none" stroke="#0a1f44" d="M0 0h1"/><path fill="#111" d="M0 0h1v1z"/>')).toBe(
    `${inText}<path fill="none" stroke="currentColor" d="M0 0h1"/><path fill="currentColor" d="M0 0h1v1z"/></g>`,
  );
  for (const color of ["#0b6e4f", "url(#mark-a)", "var(--accent-1)", "currentColor"]) {
    const markup = `<path fill="#000" d="M0 0h1v1z"/><path fill="${color}" d="M0 0h1v1z"/>`;
    expect(adaptToSurface(markup)).toBe(markup);
  }
});

test("a mark needs paper behind it if a part of it is hardly visible on a dark surface", () => {
  const isOnPaper = (markup: string) => needsPaper(markup, ["#14171c", "#1b2028"]);
  const yellow = '<path fill="#e8ff3a" d="M0 0h1v1z"/>';
  const wine = '<path fill="#7a1f3d" d="M0 0h1v1z"/>';
  for (const markup of [
    `<path fill="#0a1a4f" d="M0 0h1v1z"/>${yellow}`,
    `<path d="M0 0h1v1z"/>${yellow}`,
    wine,
    wine + yellow,
    `<linearGradient id="g"><stop stop-color="#0a1a4f"/></linearGradient><path fill="url(#g)" d="M0 0h1v1z"/>${yellow}`,
  ])
    expect(isOnPaper(markup), markup).toBe(true);
  for (const markup of [
    '<path fill="#000" d="M0 0h1v1z"/>',
    '<path d="M0 0h1v1z"/>',
    yellow,
    '<path fill="var(--accent-1)" d="M0 0h1v1z"/>',
    `<g fill="red"><path d="M0 0h1v1z"/></g>${yellow}`,
  ])
    expect(isOnPaper(markup), markup).toBe(false);
});
