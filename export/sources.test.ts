import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { onUnchangedSources } from "./sources";

let folder = "";
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sources-"));
  for (const file of ["content/team.ts", "content/images/ada.png", "app/page.tsx", "public/ads.txt", "package.json"])
    await put(file, "before");
});
test.afterEach(() => rm(folder, { recursive: true }));

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

const CHANGES: [what: string, file: string, change: () => Promise<void>][] = [
  ["edited", "content/team.ts", () => put("content/team.ts", "after")],
  ["edited to the same length", "app/page.tsx", () => put("app/page.tsx", "BEFORE")],
  ["added", "content/images/grace.png", () => put("content/images/grace.png", "new")],
  ["removed", "content/images/ada.png", () => rm(join(folder, "content/images/ada.png"))],
  ["put into public/", "public/.htaccess", () => put("public/.htaccess", "new")],
  ["a dependency changed", "package.json", () => put("package.json", "after")],
];
for (const [what, file, change] of CHANGES) {
  test(`a source that is ${what} during the work is named`, async () => {
    await expect(onUnchangedSources(folder, change)).rejects.toThrow(
      `Changed while the site was being built: ${file}.\n`,
    );
  });
}

test("several are named at once", async () => {
  const work = async () => {
    await put("content/team.ts", "after");
    await put("app/page.tsx", "after");
  };
  await expect(onUnchangedSources(folder, work)).rejects.toThrow("built: app/page.tsx, content/team.ts.");
});

test("what does not change the site does not matter: dates, tests, what editors and the build itself write", async () => {
  const result = await onUnchangedSources(folder, async () => {
    await utimes(join(folder, "content/team.ts"), new Date(0), new Date(0));
    for (const file of [
      "content/.team.ts.swp",
      "content/team.ts~",
      "content/schema/check.test.ts",
      ".cache/images.json",
    ])
      await put(file, "new");
    await put("public/_hashed/team-ada-112.0a1b2c3d.avif", "made");
    await put("public/.DS_Store", "new");
    return "made";
  });
  expect(result).toBe("made");
});
