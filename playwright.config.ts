import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { defineConfig, devices, firefox, webkit } from "@playwright/test";
import { chromiumLaunch } from "./tools/browser/chromium";

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } };

/** Journeys that every engine walks; the rest is for the two sizes of Chromium. */
const JOURNEYS = "e2e/journeys/**/*.spec.ts";
/** What does not depend on the size of the window, or sets its own. */
const ONCE = [
  "e2e/{reliability,engines,deploy,seo}/**",
  "e2e/pages/{content,links}*",
  "e2e/{schedule,budgets,contrast,fonts,gallery}*",
  "e2e/booking/picture*",
];

// The unit tests need no site, and run where none has been built.
const onlyUnit = /--project[= ]unit\b/.test(process.argv.join(" "));
// Chosen in the first process and passed on to the workers.
process.env.SITE_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // The same words on every machine and in every project.
  snapshotPathTemplate: "{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  // A test takes a second or two; this is for a machine that does much else.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: onlyUnit
    ? undefined
    : { command: `npx tsx deploy/serve.ts --port ${process.env.SITE_PORT}`, url: baseURL, stdout: "ignore" },
  projects: [
    { name: "unit", testDir: ".", testMatch: "**/*.test.ts", testIgnore: ["**/node_modules/**", "out/**"] },
    {
      name: "desktop",
      testDir: ".",
      testMatch: "e2e/**/*.spec.ts",
      use: { ...desktop, baseURL, launchOptions: chromiumLaunch },
    },
    {
      name: "phone",
      testDir: ".",
      testMatch: "e2e/**/*.spec.ts",
      testIgnore: ONCE,
      use: { ...phone, baseURL, launchOptions: chromiumLaunch },
    },
    // Playwright's own builds, where they are installed: npx playwright install firefox webkit
    ...[firefox, webkit].map((type) => ({
      name: type.name(),
      testDir: ".",
      testMatch: existsSync(type.executablePath()) ? JOURNEYS : [],
      use: { ...desktop, baseURL, browserName: type.name() as "firefox" | "webkit" },
    })),
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
