/** The pictures of `npm run gallery`: the site changes, and each state has to find its way into it still. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { chooseShots } from "../tools/gallery/selection";
import { shoot } from "../tools/gallery/shoot";
import { STATES } from "../tools/gallery/states";

const anything = { page: [], width: [], scheme: [] };

for (const { id, title } of STATES) {
  test(`a picture can be taken of: ${title}`, async ({ browser, baseURL }, info) => {
    const [shot] = chooseShots({ ...anything, state: [id] });
    if (!shot) throw new Error(`tools/gallery/states.ts: ${id} is in no picture`);
    await shoot(browser, baseURL ?? "", shot, info.outputPath("picture.png"));
  });
}

test("a picture that cannot be taken is named, with why, and the command fails", async ({ browserName: _ }, info) => {
  const folder = info.outputPath();
  const old = join(folder, ".cache/gallery/talent/rest-360-light.png");
  for (const file of [join(folder, "out/index.html"), old]) {
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, "<!doctype html><title>One page only</title>");
  }
  const filters = ["--page", "talent", "--state", "rest", "--width", "360", "--scheme", "light"];
  const { code, output } = await gallery(folder, filters);
  expect(code).toBe(1);
  expect(output).toContain("Pictures: 0");
  expect(output).toMatch(/Not taken:\n {2}talent\/rest-360-light\.png: \/talent answers 404, expected 200/);
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
