import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { lockBuild } from "./lock";

test("refuses a second build while the first runs, and takes over from a killed one", async ({
  browserName: _,
}, info) => {
  const file = info.outputPath("build.lock");
  // The lock of this process, which is running.
  lockBuild(file);
  expect(() => lockBuild(file)).toThrow(`Process ${process.pid} builds in this folder already`);
  // An id larger than that of any process.
  writeFileSync(file, "99999999");
  lockBuild(file);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});
