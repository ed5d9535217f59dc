import { expect, test } from "@playwright/test";
import { settle } from "./prepare";

const BEFORE = { umask: process.umask(), NODE_ENV: process.env.NODE_ENV };
test.afterEach(() => {
  process.umask(BEFORE.umask);
  Object.assign(process.env, { NODE_ENV: BEFORE.NODE_ENV });
});

test("NODE_ENV and a strict umask of the shell are not the build's", () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  process.umask(0o077);
  settle(process.cwd());
  expect(process.env.NODE_ENV).toBe("production");
  // Windows keeps nothing of it but whether a file may be written.
  if (process.platform !== "win32") expect(process.umask().toString(8)).toBe("22");
});

test("a path that the tools cannot read is named, with the character", () => {
  for (const path of ["/home/me/C# projects/site", "/srv/*new*/site"]) {
    expect(() => settle(path)).toThrow(`${path}: the name of a folder on the way here holds "${/[#*]/.exec(path)}"`);
  }
  for (const path of ["/srv/R&D", "/srv/100%", "/srv/[new] (2)", "/srv/Größe", "/srv/{a,b}!"]) settle(path);
});
