import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { missingPlatforms } from "./platforms";

test("the lock holds the prebuilt packages of every system, so that npm ci works on each", () => {
  const missing = missingPlatforms(JSON.parse(readFileSync("package-lock.json", "utf8")));
  expect(Object.keys(missing), "add them with: npx tsx tools/lockfile/complete.ts").toEqual([]);
});

test("a package that only another system needs is found, and says which system that is", () => {
  const packages = {
    "node_modules/tool": {
      dev: true,
      optionalDependencies: { "@tool/linux-x64-musl": "1.2.3", "@tool/win32-x64": "1.2.3" },
    },
    "node_modules/@tool/win32-x64": { version: "1.2.3" },
  };
  expect(missingPlatforms({ packages })).toEqual({
    "node_modules/@tool/linux-x64-musl": {
      version: "1.2.3",
      cpu: ["x64"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    },
  });
});
