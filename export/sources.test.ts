import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { checkUnchanged } from "./sources";

let folder = "";
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sources-"));
  const files = ["next.config.ts", "package.json", "package-lock.json", "postcss.config.mjs"];
  for (const file of ["content/team.ts", "content/images/ada.png", "app/page.tsx", ...files]) await put(file);
  // File systems tell times in steps of a few ms.
  await setTimeout(50);
});
test.afterEach(() => rm(folder, { recursive: true }));

async function put(file: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), "x");
}

test("sources that are edited or added during a build are named, all at once", async () => {
  const start = Date.now();
  await checkUnchanged(start, folder);
  await setTimeout(50);
  for (const file of ["app/page.tsx", "content/images/grace.png", "package.json", "public/.htaccess"]) await put(file);
  await expect(checkUnchanged(start, folder)).rejects.toThrow(
    "Changed while the site was being built: app/page.tsx, content/images/grace.png, package.json, public/.htaccess.\n",
  );
});

test("what does not change the site does not matter: tests, what editors and the build itself write", async () => {
  const start = Date.now();
  await setTimeout(50);
  for (const file of ["content/.team.ts.swp", "content/team.ts~", "content/schema/check.test.ts", ".cache/images.json"])
    await put(file);
  for (const file of ["public/_hashed/team-ada-112.0a1b2c3d.avif", "public/.DS_Store"]) await put(file);
  await checkUnchanged(start, folder);
});
