import { expect, test } from "@playwright/test";
import { createTestFiles } from "@/e2e/deploy/test-site";
import { isPreview, readSite } from "./site-files";

const siteOf = (isPreview: boolean) => createTestFiles({ isPreview });

test("recognizes a preview by noindex on all pages that the build generates", () => {
  expect(isPreview(siteOf(false))).toBe(false);
  const preview = siteOf(true).set("/google0123.html", Buffer.from("google-site-verification: google0123.html"));
  expect(isPreview(preview), "with an owner's HTML file").toBe(true);
  const page = siteOf(false).get("/talent/index.html") ?? Buffer.of();
  expect(isPreview(preview.set("/talent/index.html", page))).toBe(false);
});

test("refuses a folder without a site, with the command that builds one", async () => {
  await expect(readSite("/nowhere/out")).rejects.toThrow(/\/nowhere\/out .*npm run build/);
});
