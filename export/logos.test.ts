import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { type ReadyLogo, readLogo } from "./logos";

async function logo(content: string | Buffer): Promise<ReadyLogo> {
  const file = test.info().outputPath(typeof content === "string" ? "logo.SVG" : "logo.PNG");
  await writeFile(file, content);
  return readLogo(file);
}

const svg = (inside: string, viewBox = 'viewBox="0 0 400 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${inside}</svg>`;
const png = (inside: string) =>
  sharp(Buffer.from(svg(inside)))
    .png()
    .toBuffer();

const WIDE = '<path d="M100 40h200l-20 20H100z"/>';

test("removes the space around a logo, in both formats", async () => {
  for (const content of [svg(WIDE), await png(WIDE)]) {
    const read = await logo(content);
    expect(read.width / read.height).toBeCloseTo(10, 0);
    const { width = 0, height = 1 } = await sharp(read.content).metadata();
    expect(width / height).toBeCloseTo(10, 0);
    // After cropping, the logo has visible pixels at every edge.
    const { info } = await sharp(read.content).trim({ background: "#0000" }).toBuffer({ resolveWithObject: true });
    expect(width - info.width).toBeLessThan(2);
    expect(height - info.height).toBeLessThan(2);
  }
});

test("gives wide and high logos similar areas", async () => {
  const areas: number[] = [];
  for (const d of ["M0 0h100l-9 50H0z", "M0 0h200l-9 50H0z", "M0 0h50l-9 60H0z"]) {
    const { width, height } = await logo(svg(`<path d="${d}"/>`));
    areas.push(width * height);
  }
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(2);
});

test("distinguishes a logo for dark surfaces from one with dark parts", async () => {
  expect((await logo(svg('<path fill="#fff" d="M9 9h90v9z"/>'))).light).toBe(true);
  expect((await logo(svg('<path fill="#fff" d="M9 9h90v9z"/><path fill="#135" d="M9 40h90v29z"/>'))).light).toBe(false);
  expect((await logo(svg(WIDE))).light).toBe(false);
});

test("refuses an SVG that only contains a bitmap, with advice", async () => {
  await expect(logo(svg('<image href="data:,"/>'))).rejects.toThrow(
    /logo\.SVG: expected shapes alone, found <image, .*: save it as a PNG with a transparent background/,
  );
});

test("refuses an empty drawing", async () => {
  await expect(logo(svg('<path fill="none" d="M0 0h9v9z"/>'))).rejects.toThrow(/logo\.SVG: expected .*found/);
});

test("accepts a letter that reaches all four corners", async () => {
  const { width, height } = await logo(svg('<path d="M0 0h2v4h4V0h2v10H6V6H2v4H0z"/>', 'viewBox="0 0 8 10"'));
  expect(width / height).toBeCloseTo(0.8, 1);
});

test("refuses a solid rectangle, and a file that is not a picture", async () => {
  const box = await sharp({ create: { width: 80, height: 40, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  await expect(logo(box)).rejects.toThrow(
    /logo\.PNG: expected an SVG, or a PNG with a transparent background, found a box/,
  );
  await expect(logo(Buffer.from("no picture"))).rejects.toThrow(
    /logo\.PNG: expected an SVG, or a PNG with a transparent background/,
  );
});
