import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { mirrorProject } from "./mirror";

test("copies the working tree of a folder without a repository", async ({ browserName: _ }, info) => {
  const folder = info.outputPath();
  const workingDirectory = process.cwd();
  for (const name of ["app", "node_modules", ".ci"]) mkdirSync(join(folder, name));
  for (const file of ["app/page.tsx", "app/left-out.tsx", "node_modules/a.js", ".ci/run"])
    writeFileSync(join(folder, file), file);
  process.chdir(folder);
  try {
    await mirrorProject(".cache/copy", (file) => file === "app/left-out.tsx");
  } finally {
    process.chdir(workingDirectory);
  }
  const copy = join(folder, ".cache/copy");
  for (const file of ["app/page.tsx", ".ci/run"]) expect(readFileSync(join(copy, file), "utf8")).toBe(file);
  expect(existsSync(join(copy, "app/left-out.tsx"))).toBe(false);
});
