import { expect, test } from "@playwright/test";
import { normalizeBuildEnvironment } from "./prepare";

const BEFORE = { umask: process.umask(), NODE_ENV: process.env.NODE_ENV };
test.afterEach(() => {
  process.umask(BEFORE.umask);
  Object.assign(process.env, { NODE_ENV: BEFORE.NODE_ENV });
});

test("overrides the shell's NODE_ENV and umask", () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  process.umask(0o077);
  normalizeBuildEnvironment(process.cwd());
  expect(process.env.NODE_ENV).toBe("production");
  // Windows has no file modes.
  if (process.platform !== "win32") expect(process.umask().toString(8)).toBe("22");
});

test("refuses a path with a character that the tools do not support", () => {
  for (const path of ["/home/me/C# projects/site", "/srv/*new*/site"]) {
    expect(() => normalizeBuildEnvironment(path)).toThrow(
      `${path}: expected a path that the build's tools can read; found "${/[#*]/.exec(path)}"`,
    );
  }
  for (const path of ["/srv/R&D", "/srv/100%", "/srv/[new] (2)", "/srv/Größe", "/srv/{a,b}!"])
    normalizeBuildEnvironment(path);
});
