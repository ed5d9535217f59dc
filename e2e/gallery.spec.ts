/** The pictures of `npm run gallery`: the site changes, and each state has to find its way into it still. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { PAGES } from "@/tools/gallery/pages";
import { chooseShots } from "@/tools/gallery/selection";
import { shoot } from "@/tools/gallery/shoot";
import { STATES } from "@/tools/gallery/states";

const anything = { page: [], width: [], scheme: [] };

test("a picture can be taken", async ({ browser, baseURL }, info) => {
  const [shot] = chooseShots({ ...anything, state: ["dialog"] });
  if (!shot) throw new Error("tools/gallery/states.ts: the dialog is in no picture");
  const file = info.outputPath("picture.png");
  await shoot(browser, baseURL ?? "", shot, file);
  expect(existsSync(file)).toBe(true);
});

// One after the other in one test: each needs a window of its own, and no picture.
test("the site can be brought into every state of the gallery", async ({ browser, baseURL }) => {
  test.slow();
  for (const { id, title } of STATES) {
    await test.step(title, async () => {
      const [shot] = chooseShots({ ...anything, state: [id] });
      if (!shot) throw new Error(`tools/gallery/states.ts: ${id} is in no picture`);
      const { state, page: shown, width } = shot;
      const page = await browser.newPage({ baseURL, viewport: { width, height: 740 }, ...state.browser });
      await state.before?.(page);
      expect((await page.goto(shown.path))?.status()).toBe(shown.status);
      const lacks = state.needs && (await page.locator(state.needs).count()) === 0;
      if (!lacks) await state.arrange?.(page);
      await page.close();
    });
  }
});

test("a picture that cannot be taken is named, with why, and the command fails", async ({ browserName: _ }, info) => {
  const folder = info.outputPath();
  const { id, path } = PAGES[1] ?? { id: "", path: "" };
  const old = join(folder, `.cache/gallery/${id}/rest-360-light.png`);
  for (const file of [join(folder, "out/index.html"), old]) {
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, "<!doctype html><title>One page only</title>");
  }
  const filters = ["--page", id, "--state", "rest", "--width", "360", "--scheme", "light"];
  const { code, output } = await gallery(folder, filters);
  expect(code).toBe(1);
  expect(output).toContain("Pictures: 0");
  expect(output).toContain(`Not taken:\n  ${id}/rest-360-light.png: ${path} answers 404, expected 200`);
  expect(existsSync(old), "the picture of an earlier run").toBe(false);
});

function gallery(cwd: string, filters: string[]): Promise<{ code: number | null; output: string }> {
  const tsx = import.meta.resolve("tsx");
  const child = spawn(process.execPath, ["--import", tsx, resolve("tools/gallery/gallery.ts"), ...filters], { cwd });
  let output = "";
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (output += data));
  return new Promise((done) => child.on("close", (code) => done({ code, output })));
}
