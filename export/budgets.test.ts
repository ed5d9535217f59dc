import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkBudgets, overBudget } from "./budgets";

let folder = "";
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "budgets-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function put(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const LIGHT = '<!doctype html><title>Light</title><script type="application/ld+json">{}</script>';

test("a light page passes, and data is no script", async () => {
  await put({ "index.html": LIGHT });
  expect(await overBudget(folder, [{ file: "index.html", scripts: 0 }])).toEqual([]);
});

test("lists everything at once, with page, figure and limit", async () => {
  await put({
    "index.html": LIGHT,
    "talent/index.html": `${LIGHT}<script>go()</script><script src="/a.js"></script><link rel="stylesheet" href="/a.css">`,
    "a.woff2": randomBytes(60_001),
    "_hashed/booking-1.js": randomBytes(85_000),
    "index.txt": "flight",
    "404/index.html": LIGHT,
    "_not-found/__next._tree.txt": "flight",
    "robots.txt": "fine",
  });
  const pages = [
    { file: "index.html", scripts: 0 },
    { file: "talent/index.html", scripts: 1 },
  ];
  const found = await overBudget(folder, pages);
  expect(found).toContain("talent/index.html: 2 scripts, limit 1");
  expect(found).toContain("talent/index.html: a script is requested before the first paint: /a.js");
  expect(found).toContain(
    'talent/index.html: <link rel="stylesheet"> asks for /a.css before the first paint, limit none',
  );
  expect(found).toContain("fonts: 60,001 bytes, limit 60,000");
  expect(found.join("\n")).toMatch(/_hashed\/booking-1\.js: 85,\d{3} bytes after brotli, limit 84,000/);
  for (const file of ["index.txt", "404/index.html", "_not-found/__next._tree.txt"]) {
    expect(found).toContain(`${file}: a file that no visitor needs, limit none`);
  }
  expect(found.join("\n")).not.toContain("robots.txt");
  await expect(checkBudgets(folder, pages)).rejects.toThrow(/Over budget[\s\S]*fonts: 60,001/);
});

test("a first screen over one congestion window is named with its size; what stands below it may be more", async () => {
  const bytes = (count: number) => randomBytes(count).toString("base64");
  await put({
    "heavy.html": `<main><section>${bytes(15_000)}</section></main>`,
    "long.html": `<main><section>Hero</section><section>${bytes(15_000)}</section></main>`,
    "absurd.html": `<main><section>Hero</section><section>${bytes(61_000)}</section></main>`,
  });
  const pages = ["heavy.html", "long.html", "absurd.html"].map((file) => ({ file, scripts: 0 }));
  expect(await overBudget(folder, pages)).toEqual([
    expect.stringMatching(
      /^heavy\.html: 15,\d{3} bytes down to the end of the hero, after brotli, limit 14,000\. What is beyond it .*style/,
    ),
    expect.stringMatching(/^absurd\.html: 6\d,\d{3} bytes after brotli, limit 60,000\. On a slow line .*style/),
  ]);
});
