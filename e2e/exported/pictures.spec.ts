/** The exported share pictures and icons. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { site } from "@/content/site";
import { isDrawnIcon } from "@/export/icons";
import { ICONS } from "@/lib/icons";
import { TAB_PAGES } from "@/lib/navigation";
import { tokenColor } from "@/lib/theme";
import { CANONICAL_ROUTES, ExportedPage, exportedFiles, requestAddress } from "./exported-page";

const MARK = "content/mark.svg";
/** The optional simpler mark for a browser tab. */
const SMALL_MARK = "content/mark-small.svg";

for (const route of CANONICAL_ROUTES) {
  test(`the share picture of ${route.path} is a PNG of 1200 x 630 on the page's accent, at most 100 kB`, async () => {
    const page = await ExportedPage.read(route.file);
    const address = page.meta("og:image")?.slice(site.url.length) ?? "";
    expect(address).toMatch(/\.png$/);
    const { status, headers, body: png } = await requestAddress(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("image/png");
    expect(headers["cross-origin-resource-policy"], "other sites may show it").toBe("cross-origin");
    expect(png.length).toBeLessThanOrEqual(100_000);
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const corner = `#${data.subarray(0, 3).toString("hex")}`;
    expect(corner).toBe(tokenColor(route.accent, "light"));
    // The margins around the title are empty, so nothing covers the title or cuts it off.
    const surface = data.subarray(0, 3).toString("hex");
    const at = (x: number, y: number) => data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString("hex");
    const drawn: string[] = [];
    for (let y = 0; y < 630; y++) for (const x of [0, 20, 40, 592]) if (at(x, y) !== surface) drawn.push(`${x}, ${y}`);
    for (let x = 0; x < 500; x++) for (const y of [0, 20, 629]) if (at(x, y) !== surface) drawn.push(`${x}, ${y}`);
    expect(drawn, "margin pixels that are not plain surface").toEqual([]);
  });
}

test("each page with a tab has its own share picture", async () => {
  const files = await exportedFiles();
  const pictures = [...files].filter(([path]) => path.startsWith("/share/"));
  expect(pictures.length).toBe(TAB_PAGES.length);
  expect(new Set(pictures.map(([, content]) => content.toString("base64"))).size).toBe(TAB_PAGES.length);
});

/** Returns an icon of the export. Skips the test if the owner has replaced the icon. */
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

test("the Apple touch icon is opaque, because iOS rounds its corners", async () => {
  expect((await sharp(await drawnIcon(ICONS.apple.path)).stats()).isOpaque).toBe(true);
});

/** Returns the picture in the ICO file, which follows the directory. */
async function favicon(): Promise<Sharp> {
  const ico = await drawnIcon(ICONS.favicon.path);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([ICONS.favicon.size, ICONS.favicon.size]);
  return sharp(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14)));
}

test("favicon.ico contains one PNG of its size", async () => {
  const { size } = ICONS.favicon;
  expect(await (await favicon()).metadata()).toMatchObject({ format: "png", width: size, height: size });
});

test("the vertical edges of the small mark are on whole pixels at 16 px", async () => {
  test.skip(!existsSync(SMALL_MARK) || markColors().length === 0, "no small mark in the theme's colors");
  const { size } = ICONS.favicon;
  const data = await (await favicon()).ensureAlpha().raw().toBuffer();
  // An edge within a pixel would mix two colors, or a color with the background of the icon.
  const pixels = Array.from({ length: size * size }, (_, index) => {
    const at = index * 4;
    return data.readUInt8(at + 3) === 0 ? "" : `#${data.subarray(at, at + 4).toString("hex")}`;
  });
  const pure = markColors().map((name) => `${tokenColor(name, "light")}ff`);
  const middle = pixels.slice((size / 2) * size, (size / 2 + 1) * size);
  expect(middle.filter((color) => color !== "" && !pure.includes(color))).toEqual([]);
  expect(middle, "48 px scaled to 16: three pixels make one").toEqual(
    middle.map((_, index) => middle[index - (index % 3)]),
  );
  expect(pixels, "every color of the mark appears").toEqual(expect.arrayContaining(pure));
});

test("icon.svg has the colors of the mark in both schemes", async () => {
  const svg = (await drawnIcon(ICONS.drawing.path)).toString();
  const [light = "", dark = ""] = svg.split("@media (prefers-color-scheme:dark)");
  for (const name of markColors()) {
    expect(light).toContain(`--${name}:${tokenColor(name, "light")}`);
    expect(dark).toContain(`--${name}:${tokenColor(name, "dark")}`);
  }
  // Colors that are not tokens are the same in both schemes.
  if (markColors().length === 0) expect(svg).not.toContain("<style");
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg" });
});

/** Returns the names of the theme's colors in the mark for small icons. */
function markColors(): string[] {
  const drawing = readFileSync(existsSync(SMALL_MARK) ? SMALL_MARK : MARK, "utf8");
  return [...new Set([...drawing.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
}
