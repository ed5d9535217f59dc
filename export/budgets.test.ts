import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkBudgets } from "./budgets";

let folder = "";
test.beforeEach(() => {
  folder = test.info().outputPath();
});

async function put(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const heavy = (bytes: number) => randomBytes(bytes).toString("base64");

test("accepts a small page, and a page that is large only below its hero", async () => {
  await put({
    "index.html": "<!doctype html><title>Light</title>",
    "long.html": `<main><section>Hero</section><section>${heavy(15_000)}</section></main>`,
  });
  await checkBudgets(folder, ["index.html", "long.html"]);
});

test("allows a page with islands more bytes than one without", async () => {
  await put({
    "talent.html": `<main><section>Hero</section><div data-island="menu">${heavy(20_000)}</div></main>`,
    "growth.html": `<main><section>Hero</section><div>${heavy(20_000)}</div></main>`,
  });
  await checkBudgets(folder, ["talent.html"]);
  await expect(checkBudgets(folder, ["growth.html"])).rejects.toThrow(/growth\.html: 20,\d{3} bytes, limit 18,000\. /);
});

test("limits only the total size of a page without a hero", async () => {
  await put({
    "imprint.html": `<main><section>${heavy(15_000)}</section></main>`,
    "privacy.html": `<main><section>${heavy(29_000)}</section></main>`,
  });
  await checkBudgets(folder, ["imprint.html"], ["imprint.html"]);
  await expect(checkBudgets(folder, ["privacy.html"], ["privacy.html"])).rejects.toThrow(
    /:\n {2}privacy\.html: 2\d,\d{3} bytes, limit 18,000\. On a slow line [^\n]*$/,
  );
});

test("lists everything over its limit, with page or file, size and limit", async () => {
  await put({
    "hero.html": `<main><section>${heavy(15_000)}</section></main>`,
    "whole.html": `<main><section>Hero</section><section>${heavy(29_000)}</section></main>`,
    "_hashed/text.0a1b2c3d.woff2": randomBytes(60_001),
    "_hashed/text-2.0a1b2c3d.woff2": randomBytes(20_001),
    "_hashed/islands-1.js": randomBytes(106_000),
  });
  const checked = checkBudgets(folder, ["hero.html", "whole.html"]);
  const { message } = await checked.then(
    () => new Error("none"),
    (error: Error) => error,
  );
  expect(message.split("\n  ")).toEqual([
    "Over budget (export/budgets.ts):",
    expect.stringMatching(/^hero\.html, down to the end of the hero: 15,\d{3} bytes, limit 14,000\. The rest comes /),
    expect.stringMatching(/^whole\.html: 2\d,\d{3} bytes, limit 18,000\. On a slow line /),
    expect.stringMatching(/^scripts of all pages: 10[6-9],\d{3} bytes, limit 105,000$/),
    expect.stringMatching(
      /^fonts of every page: 60,001 bytes, limit 60,000\. In content\/theme\.ts: .+ Fix axes, use a file with fewer /,
    ),
    expect.stringMatching(/^fonts of single pages: 20,001 bytes, limit 20,000\. In content\/theme\.ts: /),
  ]);
});

test("reports which part of a hero to shorten, by how much and in which file", async () => {
  const drawing = `<svg><path d="${heavy(12_000)}"/></svg>`;
  await put({
    "talent/index.html": `<main><section>${drawing}${heavy(3_000)}</section><section>More</section></main>`,
  });
  await expect(checkBudgets(folder, ["talent/index.html"])).rejects.toThrow(
    /The hero is [\d,]+ bytes too long: in app\/talent\/page\.tsx, shorten its title, its lead or the words in its drawing \(content\/drawings\/\) by about [\d,]+0 characters, or remove its drawing, which saves 12,\d{3} bytes$/m,
  );
});

test("does not count the firm's mark", async () => {
  const mark = `<a class="a" href="/"><span class="b"><svg viewBox="0 0 9 9">${heavy(15_000)}</svg></span>Firm</a>`;
  await put({ "index.html": `${mark}<main><section>Hero</section></main>` });
  await checkBudgets(folder, ["index.html"]);
});
