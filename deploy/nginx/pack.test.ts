import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { writeHandMadeSite } from "@/e2e/deploy/hand-made-site";
import { filesBelow } from "@/lib/files";
import { pack } from "./pack";

test("whoever packs under a strict umask, nginx can read all of it; and it takes what the owner has put in", async () => {
  test.skip(process.platform === "win32", "not run: Windows has no such modes");
  const umask = process.umask(0o077);
  try {
    const dir = await writeHandMadeSite();
    for (const name of ["CNAME", "Foto Größe (1).JPG", "google0123.html"])
      await writeFile(path.join(dir, name), `<p onclick="x()">${name}`);
    const to = test.info().outputPath("release");
    await pack(dir, to);
    const files = await filesBelow(to);
    expect(files).toEqual(expect.arrayContaining(["site/CNAME", "site/Foto Größe (1).JPG", "site/google0123.html"]));
    for (const file of files) expect((await stat(path.join(to, file))).mode & 0o044, file).toBe(0o044);
    expect((await stat(path.join(to, "site"))).mode & 0o055).toBe(0o055);
  } finally {
    process.umask(umask);
  }
});
