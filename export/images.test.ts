import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { NamedImage } from "@/content/records";
import { listFiles } from "@/lib/files";
import { type GeneratedImages, IMAGE_LIST } from "@/lib/images";
import { generateImages } from "./images";

let root = "";
test.beforeEach(async () => {
  root = test.info().outputPath();
  await put("logos/mark.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4Z"/></svg>');
});

async function put(name: string, content: string | Buffer): Promise<void> {
  const file = join(root, "content/images", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const portrait = (file: string): NamedImage => ({ kind: "team", id: "ada", field: "image", file });
const work = (file: string): NamedImage => ({ kind: "services", id: "bridges", field: "picture.image", file });
const logo = (file: string): NamedImage => ({ kind: "logos", id: "mark", field: "image", file });

/** Generates these pictures in addition to a logo. */
async function generate(...named: NamedImage[]): Promise<GeneratedImages> {
  await generateImages([...named, logo("logos/mark.svg")], root, 0);
  return JSON.parse(await readFile(join(root, IMAGE_LIST), "utf8"));
}

/** Returns the names of all generated files, without hashes. */
async function served(): Promise<string[]> {
  const files = await listFiles(join(root, "public"));
  return files.map((file) => file.replace(/^_hashed\//, "").replace(/\.[0-9a-f]{8}\./, "."));
}

function picture(width: number, height: number, background = "teal") {
  return sharp({ create: { width, height, channels: 3, background } });
}

test("generates the large width if the original is wide enough", async () => {
  await put("work/bridge.jpg", await picture(1600, 900).jpeg().toBuffer());
  await put("work/small.jpg", await picture(900, 900).jpeg().toBuffer());
  const { pictures } = await generate(work("work/bridge.jpg"), work("work/small.jpg"));
  expect(pictures["work/bridge.jpg"]).toMatchObject({ width: 1280, height: 720 });
  expect(pictures["work/small.jpg"]).toMatchObject({ width: 800, height: 800 });
});

test("generates AVIF from a PNG in all widths up to its own, and WebP in the largest", async () => {
  await put("team/ada.png", await picture(300, 330).png().toBuffer());
  const { pictures } = await generate(portrait("team/ada.png"));
  expect(pictures["team/ada.png"]).toMatchObject({ width: 240, height: 264 });
  expect(pictures["team/ada.png"]?.avif).toMatch(
    /^\/_hashed\/team-ada-112\.[0-9a-f]{8}\.avif 112w, \S+-240\.[0-9a-f]{8}\.avif 240w$/,
  );
  expect(await served()).toEqual(["logos-mark.webp", "team-ada-112.avif", "team-ada-240.avif", "team-ada-240.webp"]);
  const src = join(root, "public", pictures["team/ada.png"]?.src ?? "");
  expect((await sharp(src).metadata()).width).toBe(240);
});

test("accepts a JPEG and applies its orientation", async () => {
  await put("ada.JPG", await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { pictures } = await generate(portrait("ada.JPG"));
  const rotated = pictures["ada.JPG"];
  expect(rotated).toMatchObject({ width: 112, height: 224 });
  expect(await sharp(join(root, "public", rotated?.src ?? "")).metadata()).toMatchObject({ width: 112, height: 224 });
});

test("rasterizes an SVG with sharp edges in all widths, whatever its own size", async () => {
  for (const size of ['width="16" height="16"', 'width="100%"']) {
    const shapes = '<path fill="white" d="M0 0h16v16H0z"/><path d="M0 0h8v16H0z"/>';
    await put("ada.svg", `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 16 16">${shapes}</svg>`);
    const { pictures } = await generate(portrait("ada.svg"));
    const { src = "", avif = "", ...dimensions } = pictures["ada.svg"] ?? {};
    expect(dimensions, size).toMatchObject({ width: 800, height: 800 });
    expect(avif.match(/\d+w/g), size).toEqual(["112w", "240w", "480w", "800w"]);
    const row = { left: 0, top: 400, width: 800, height: 1 };
    const line = await sharp(join(root, "public", src))
      .extract(row)
      .extractChannel(0)
      .raw()
      .toBuffer();
    expect(line.filter((grey) => grey > 25 && grey < 230).length, `${size}: points between black and white`).toBe(0);
  }
});

test("gives a replaced picture new addresses and deletes the old files", async () => {
  await put("ada.png", await picture(120, 120).png().toBuffer());
  const before = (await generate(portrait("ada.png"))).pictures["ada.png"]?.src;
  await put("ada.png", await picture(120, 120, "red").png().toBuffer());
  const after = (await generate(portrait("ada.png"))).pictures["ada.png"]?.src;
  expect(after).not.toBe(before);
  expect(await served()).toEqual(["ada-112.avif", "ada-112.webp", "logos-mark.webp"]);
});

test("does not regenerate an unchanged picture", async () => {
  await put("ada.png", await picture(120, 120).png().toBuffer());
  const file = join(root, "public", (await generate(portrait("ada.png"))).pictures["ada.png"]?.src ?? "");
  const { mtimeMs } = await stat(file);
  await generate(portrait("ada.png"));
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

test("reports every invalid picture with its record and field, and keeps the files of the others", async () => {
  const whole = await sharp(Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 256)), {
    raw: { width: 200, height: 200, channels: 3 },
  })
    .png()
    .toBuffer();
  await put("whole.png", whole);
  await generate(portrait("whole.png"));
  const before = await served();
  await put("half.png", whole.subarray(0, whole.length / 2));
  await put("words.png", "not a picture");
  await put("open.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8"/>');
  await put("narrow.png", await picture(90, 90).png().toBuffer());
  await put("team/Inès.png".normalize("NFD"), whole);
  await put("logos/frameless.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8z"/></svg>');
  const generating = generate(
    ...["half.png", "words.png", "open.svg", "narrow.png", "team/inès.png", "gone.png"].map(portrait),
    work("gone.png"),
    logo("logos/frameless.svg"),
  );
  const { message } = await generating.then(
    () => new Error("none"),
    (error: Error) => error,
  );
  const expected = "expected a file below content/images, at least 112 px wide if it is not SVG; found";
  expect(message.split("\n")).toEqual([
    expect.stringContaining(`content/team.ts: ada: image: ${expected} "half.png": no JPEG, PNG or SVG image: `),
    expect.stringContaining(`content/team.ts: ada: image: ${expected} "words.png": no JPEG, PNG or SVG image: `),
    expect.stringContaining(`content/team.ts: ada: image: ${expected} "open.svg": no JPEG, PNG or SVG image: `),
    `content/team.ts: ada: image: ${expected} "narrow.png": 90 px`,
    `content/team.ts: ada: image: ${expected} "team/inès.png": no such file, but "team/Inès.png": write it like that`,
    `content/team.ts: ada: image: ${expected} "gone.png": no such file`,
    `content/services.ts: bridges: picture.image: ${expected} "gone.png": no such file`,
    expect.stringMatching(/^content\/logos\.ts: mark: image: .*frameless\.svg: expected a viewBox/),
  ]);
  expect(await served()).toEqual(before);
});

test("fills the transparent parts of a picture", async () => {
  const circle = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
  await put("ada.svg", circle);
  await put("grace.png", await sharp(Buffer.from(circle)).resize({ width: 120 }).png().toBuffer());
  const { pictures } = await generate(portrait("ada.svg"), portrait("grace.png"));
  for (const { src } of Object.values(pictures)) {
    expect((await sharp(join(root, "public", src)).stats()).isOpaque, src).toBe(true);
  }
});

test("accepts any file name and generates addresses that need no encoding", async () => {
  const png = await picture(120, 120).png().toBuffer();
  const names = ["team/Søren Brook.jpg", "IMG_1234.JPG", "team/Inès & Zoë (2) 100%#1.png", "李.jpeg", "a,b 112w.PNG"];
  for (const name of names) await put(name, png);
  const { pictures } = await generate(...names.map(portrait));
  for (const name of names) {
    const { src = "", avif = "" } = pictures[name] ?? {};
    expect(src, name).toMatch(/^\/_hashed\/[a-z0-9-]*-112\.[0-9a-f]{8}\.webp$/);
    expect(avif, name).toBe(`${src.replace("webp", "avif")} 112w`);
    expect((await sharp(join(root, "public", src)).metadata()).width).toBe(112);
  }
});

test("treats composed and decomposed accents alike", async () => {
  await put("team/Inès.png".normalize("NFD"), await picture(120, 120).png().toBuffer());
  const name = "team/Inès.png".normalize("NFC");
  expect((await generate(portrait(name))).pictures[name]?.width).toBe(112);
});

test("publishes only pictures that a record names, and deletes the others", async () => {
  for (const name of ["ada.png", "grace.png"]) await put(name, await picture(120, 120).png().toBuffer());
  await put(
    "logos/former.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1z"/></svg>',
  );
  await generate(portrait("ada.png"), portrait("grace.png"), logo("logos/former.svg"));
  const { pictures, logos } = await generate(portrait("ada.png"));
  expect([...Object.keys(pictures), ...Object.keys(logos)]).toEqual(["ada.png", "logos/mark.svg"]);
  expect(await served()).toEqual(["ada-112.avif", "ada-112.webp", "logos-mark.webp"]);
});

test("does not change an owner's file in the same folder", async () => {
  await generate();
  await writeFile(join(root, "public/_hashed/mine.png"), "x");
  await generate();
  expect(await served()).toEqual(["logos-mark.webp", "mine.png"]);
});

test("accepts one file as a picture and as a logo", async () => {
  const { pictures, logos } = await generate(portrait("logos/mark.svg"));
  expect(pictures["logos/mark.svg"]).toMatchObject({ width: 800, height: 400 });
  expect(logos["logos/mark.svg"]?.src).toMatch(/^\/_hashed\/logos-mark\.[0-9a-f]{8}\.webp$/);
});
