import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import type { GeneratedImages } from "../lib/images";
import { makeImages } from "./images";
import { sharp } from "./sharp";

let root = "";
test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "images-"));
  await put(
    "logos/mark.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4H0Z"/></svg>',
  );
});
test.afterEach(() => rm(root, { recursive: true }));

async function put(name: string, content: string | Buffer): Promise<void> {
  const file = join(root, "source", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function make(): Promise<GeneratedImages> {
  await makeImages({ source: join(root, "source"), served: join(root, "served"), list: join(root, "list.json") });
  return JSON.parse(await readFile(join(root, "list.json"), "utf8"));
}

/** The names of all files that are served, without hashes. */
async function served(): Promise<string[]> {
  const entries = await readdir(join(root, "served"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name.replace(/\.[0-9a-f]{8}\./, "."))
    .sort();
}

function picture(width: number, height: number, background = "teal") {
  return sharp({ create: { width, height, channels: 3, background } });
}

test("a PNG becomes AVIF and WebP in all widths that it has, with its dimensions", async () => {
  await put("team/ada.png", await picture(300, 330).png().toBuffer());
  const { pictures } = await make();
  expect(pictures["team/ada.png"]).toMatchObject({ width: 240, height: 264 });
  expect(pictures["team/ada.png"]?.avif).toMatch(
    /^\/images\/team\/ada-112\.\w{8}\.avif 112w, \S+-240\.\w{8}\.avif 240w$/,
  );
  expect(await served()).toEqual(["ada-112.avif", "ada-112.webp", "ada-240.avif", "ada-240.webp", "drawings.svg"]);
  const src = join(root, "served", pictures["team/ada.png"]?.src ?? "");
  expect((await sharp(src).metadata()).width).toBe(240);
});

test("a JPEG does as well, and one that lies on its side is set upright", async () => {
  await put("ada.JPG", await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { pictures } = await make();
  const made = pictures["ada.JPG"];
  expect(made).toMatchObject({ width: 112, height: 224 });
  expect(await sharp(join(root, "served", made?.src ?? "")).metadata()).toMatchObject({ width: 112, height: 224 });
});

test("a picture that was replaced gets new addresses, and the old files go", async () => {
  await put("ada.png", await picture(120, 120).png().toBuffer());
  const before = (await make()).pictures["ada.png"]?.src;
  await put("ada.png", await picture(120, 120, "red").png().toBuffer());
  const after = (await make()).pictures["ada.png"]?.src;
  expect(after).not.toBe(before);
  expect(await served()).toEqual(["ada-112.avif", "ada-112.webp", "drawings.svg"]);
});

test("a picture that did not change is not made again", async () => {
  await put("ada.png", await picture(120, 120).png().toBuffer());
  const file = join(root, "served", (await make()).pictures["ada.png"]?.src ?? "");
  const { mtimeMs } = await stat(file);
  await make();
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

test("names a file that is no picture, or half of one", async () => {
  await put("team/ada.png", "not a picture");
  await expect(make()).rejects.toThrow(/team[/\\]ada\.png: expected a JPEG or PNG image, found something else/);
  const whole = await sharp(Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 256)), {
    raw: { width: 200, height: 200, channels: 3 },
  })
    .png()
    .toBuffer();
  await put("team/ada.png", whole.subarray(0, whole.length / 2));
  await expect(make()).rejects.toThrow(/team[/\\]ada\.png: expected a JPEG or PNG image/);
  expect(await served()).toEqual([]);
});

test("names a picture that is too small, with the size it needs", async () => {
  await put("ada.png", await picture(80, 80).png().toBuffer());
  await expect(make()).rejects.toThrow(/ada\.png: expected at least 112 px in width, found 80 px/);
});

test("names a drawing without a viewBox", async () => {
  await put("logos/mark.svg", "<svg><path/></svg>");
  await expect(make()).rejects.toThrow(/logos[/\\]mark\.svg: expected an SVG with a viewBox/);
});
