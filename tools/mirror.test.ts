import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { mirrorProject } from "./mirror";

test("copies the working tree, without files whose deletion is not staged", async ({ browserName: _ }, info) => {
  const folder = info.outputPath();
  const workingDirectory = process.cwd();
  mkdirSync(join(folder, "app/gone"), { recursive: true });
  for (const file of ["app/page.tsx", "app/gone/page.tsx", "app/left-out.tsx"]) writeFileSync(join(folder, file), file);
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder });
  git("init", "--quiet");
  git("add", ".");
  writeFileSync(join(folder, "app/page.tsx"), "changed");
  writeFileSync(join(folder, "app/new.tsx"), "new");
  rmSync(join(folder, "app/gone"), { recursive: true });
  process.chdir(folder);
  try {
    await mirrorProject(".cache/copy", (file) => file.includes("left-out") || file.startsWith(".cache"));
  } finally {
    process.chdir(workingDirectory);
  }
  const copy = join(folder, ".cache/copy");
  expect(readFileSync(join(copy, "app/page.tsx"), "utf8")).toBe("changed");
  expect(existsSync(join(copy, "app/new.tsx"))).toBe(true);
  for (const file of ["app/gone/page.tsx", "app/left-out.tsx"]) expect(existsSync(join(copy, file))).toBe(false);
});
