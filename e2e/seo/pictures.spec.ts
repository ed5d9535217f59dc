/** Share pictures and icons, as those who fetch them see them. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { site } from "@/content/site";
import { isDrawnIcon } from "@/export/icons";
import { ICONS } from "@/lib/icons";
import { tokenColor } from "@/lib/theme";
import { ExportedPage, exportedFiles, OWN as own } from "./exported";

const MARK = "content/mark.svg";
/** Beside the mark where it has a plainer one for the few pixels of a tab. */
const SMALL_MARK = "content/mark-small.svg";

for (const route of own) {
  test(`the share picture of ${route.path} is a PNG of 1200 x 630 on the page's accent, at most 100 kB`, async ({
    request,
  }) => {
    const page = await ExportedPage.read(route.file);
    const address = page.meta("og:image")?.slice(site.url.length) ?? "";
    expect(address).toMatch(/\.png$/);
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
    expect(answer.headers()["cross-origin-resource-policy"], "other sites may show it").toBe("cross-origin");
    const png = await answer.body();
    expect(png.length).toBeLessThanOrEqual(100_000);
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const corner = `#${data.subarray(0, 3).toString("hex")}`;
    expect(corner).toBe(tokenColor(route.accent, "light"));
    // The margins of the title's half are bare surface, that to the art too: nothing of the title is cut or covered.
    const surface = data.subarray(0, 3).toString("hex");
    const at = (x: number, y: number) => data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString("hex");
    const drawn: string[] = [];
    for (let y = 0; y < 630; y++) for (const x of [0, 20, 40, 592]) if (at(x, y) !== surface) drawn.push(`${x}, ${y}`);
    for (let x = 0; x < 500; x++) for (const y of [0, 20, 629]) if (at(x, y) !== surface) drawn.push(`${x}, ${y}`);
    expect(drawn, "points of the margin that are drawn upon").toEqual([]);
  });
}

test("each page has a picture of its own", async () => {
  const files = await exportedFiles();
  const pictures = [...files].filter(([path]) => path.startsWith("/share/"));
  expect(pictures.length).toBe(own.length);
  expect(new Set(pictures.map(([, content]) => content.toString("base64"))).size).toBe(own.length);
});

/** An icon as it is served. One of the owner's own may look as they like: it ends the test. */
async function drawnIcon(path: string): Promise<Buffer> {
  const icon = (await exportedFiles()).get(path);
  if (!icon) throw new Error(`${path}: expected an icon in the export, found none`);
  test.skip(!isDrawnIcon(icon), "the owner's own icon");
  return icon;
}

for (const { path, size } of [ICONS.apple, ICONS.small, ICONS.large]) {
  test(`${path} is ${size} px square`, async () => {
    const png = await drawnIcon(path);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: size, height: size });
  });
}

test("the icon that a system cuts to shape has a surface", async () => {
  expect((await sharp(await drawnIcon(ICONS.apple.path)).stats()).isOpaque).toBe(true);
});

/** The one picture in the ICO, behind its directory. */
async function favicon(): Promise<Sharp> {
  const ico = await drawnIcon(ICONS.favicon.path);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([ICONS.favicon.size, ICONS.favicon.size]);
  return sharp(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14)));
}

test("favicon.ico holds 48 px", async () => {
  const { size } = ICONS.favicon;
  expect(await (await favicon()).metadata()).toMatchObject({ format: "png", width: size, height: size });
});

test("in a tab's 16 px the small mark's upright edges fall on whole pixels", async () => {
  test.skip(!existsSync(SMALL_MARK) || markColors().length === 0, "no small mark in the theme's colors");
  const { size } = ICONS.favicon;
  const data = await (await favicon()).ensureAlpha().raw().toBuffer();
  // Where an edge falls within a pixel, two colors mix, or one with what is behind the icon.
  const pixels = Array.from({ length: size * size }, (_, index) => {
    const at = index * 4;
    return data.readUInt8(at + 3) === 0 ? "" : `#${data.subarray(at, at + 4).toString("hex")}`;
  });
  const pure = markColors().map((name) => `${tokenColor(name, "light")}ff`);
  const middle = pixels.slice((size / 2) * size, (size / 2 + 1) * size);
  expect(middle.filter((color) => color !== "" && !pure.includes(color))).toEqual([]);
  expect(middle, "three make one").toEqual(middle.map((_, index) => middle[index - (index % 3)]));
  expect(pixels, "each of its colors is seen").toEqual(expect.arrayContaining(pure));
});

test("the drawn icon has the mark's colors of both schemes", async () => {
  const svg = (await drawnIcon(ICONS.drawing.path)).toString();
  const [light = "", dark = ""] = svg.split("@media (prefers-color-scheme:dark)");
  for (const name of markColors()) {
    expect(light).toContain(`--${name}:${tokenColor(name, "light")}`);
    expect(dark).toContain(`--${name}:${tokenColor(name, "dark")}`);
  }
  // Plain colors have no scheme to follow.
  if (markColors().length === 0) expect(svg).not.toContain("<style");
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg" });
});

/** The theme's colors, by name, that the mark for small icons is drawn in. */
function markColors(): string[] {
  const drawing = readFileSync(existsSync(SMALL_MARK) ? SMALL_MARK : MARK, "utf8");
  return [...new Set([...drawing.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
}
