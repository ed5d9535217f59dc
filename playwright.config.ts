import { existsSync } from "node:fs";
import { defineConfig, devices, firefox, webkit } from "@playwright/test";
import { freePort } from "./deploy/loopback";
import type { Site } from "./e2e/visit";
import { CHROMIUM_LAUNCH } from "./tools/browser/chromium";

/** Served by e2e/calendar/server.ts, to which tools/browser/chromium.ts sends its host. */
const OTHER_CALENDAR = "https://calendar.example.com/threefold/30min";

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } };

/** Journeys that every engine walks; the rest is for the two sizes of Chromium. */
const JOURNEYS = "e2e/journeys/**/*.spec.ts";
/** What does not depend on the size of the window, or sets its own. */
const ONCE = [
  "e2e/{reliability,engines,deploy,seo}/**",
  "e2e/pages/{avatar,content,links}*",
  "e2e/{schedule,budgets,contrast,fonts,gallery}*",
  "e2e/booking/first-press*",
];
/** What is about the booking, and runs once more with a calendar of another origin. */
const BOOKING = "e2e/booking/*.spec.ts";
/** Is about what the site's own calendar does not do. */
const OTHER_ORIGIN = "e2e/booking/history*";

// The unit tests need no site, and run where none has been built.
const onlyUnit = /--project[= ]unit\b/.test(process.argv.join(" "));
// Chosen in the first process and passed on to the workers.
process.env.SITE_PORT ??= String(await freePort());
process.env.CALENDAR_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;

export default defineConfig<Site>({
  fullyParallel: true,
  workers: 3,
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
    : [
        { command: `npx tsx deploy/serve.ts --port ${process.env.SITE_PORT}`, url: baseURL, stdout: "ignore" },
        {
          command: "npx tsx e2e/calendar/server.ts",
          url: `https://127.0.0.1:${process.env.CALENDAR_PORT}`,
          ignoreHTTPSErrors: true,
        },
      ],
  projects: [
    { name: "unit", testDir: ".", testMatch: "**/*.test.ts", testIgnore: ["**/node_modules/**", "out/**"] },
    {
      name: "desktop",
      testDir: ".",
      testMatch: "e2e/**/*.spec.ts",
      testIgnore: OTHER_ORIGIN,
      use: { ...desktop, baseURL, launchOptions: CHROMIUM_LAUNCH },
    },
    {
      name: "phone",
      testDir: ".",
      testMatch: "e2e/**/*.spec.ts",
      testIgnore: [...ONCE, OTHER_ORIGIN],
      use: { ...phone, baseURL, launchOptions: CHROMIUM_LAUNCH },
    },
    {
      name: "calendar",
      testDir: ".",
      testMatch: BOOKING,
      use: { ...desktop, baseURL, launchOptions: CHROMIUM_LAUNCH, calendar: OTHER_CALENDAR },
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
