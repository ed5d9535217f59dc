import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { webkit } from "playwright";
import { freePort } from "./deploy/loopback";
import { OTHER_CALENDAR } from "./e2e/calendar/address";
import { SITE_DIR } from "./e2e/site-dir";
import type { Site } from "./e2e/visit";
import { CHROMIUM_LAUNCH, SHELL_LAUNCH } from "./tools/browser/chromium";

const desktop = { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" as const } };
const phone = { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } };

// The unit tests need no site, and run where none has been built.
const chosen = [...process.argv.join(" ").matchAll(/--project[= ](\w+)/g)].map(([, name]) => name);
const onlyUnit = chosen.length > 0 && chosen.every((name) => name === "unit");
// Chosen in the first process and passed on to the workers.
process.env.SITE_PORT ??= String(await freePort());
process.env.CALENDAR_PORT ??= String(await freePort());
process.env.CALENDAR_HOST = new URL(OTHER_CALENDAR).host;
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;

export default defineConfig<Site>({
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // A test takes a second or two; this is for a machine that does much else.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL, launchOptions: SHELL_LAUNCH },
  webServer: onlyUnit
    ? undefined
    : [
        {
          command: `node --import tsx deploy/serve.ts --dir ${SITE_DIR} --port ${process.env.SITE_PORT}`,
          url: baseURL,
          stdout: "ignore",
        },
        {
          command: "node --import tsx e2e/calendar/server.ts",
          url: `https://127.0.0.1:${process.env.CALENDAR_PORT}`,
          ignoreHTTPSErrors: true,
        },
      ],
  // In this order: all but the one with the most to do have one worker, since each is a start of Node.js, of the specs and
  // of a browser, and begin first, so that no single one is left at the end.
  projects: [
    {
      name: "unit",
      testDir: ".",
      testMatch: "**/*.test.ts",
      // Another firm's copy of this repository has its own run.
      testIgnore: ["**/node_modules/**", "out/**", resolve(".cache/**")],
      workers: onlyUnit ? undefined : 1,
    },
    {
      name: "window",
      testDir: "e2e",
      grep: /@window/,
      use: { ...desktop, launchOptions: CHROMIUM_LAUNCH },
      workers: 1,
    },
    // Where size and touch matter as well.
    {
      name: "phone",
      testDir: "e2e",
      grep: /@phone/,
      use: phone,
      workers: 1,
    },
    // Once more with a calendar of another origin in the dialog, such as the second firm has; and what only such a one
    // does. With a window: beside other work, the headless shell may leave a frame of another origin without frames of
    // its own, and then no press in it ever arrives.
    {
      name: "calendar",
      testDir: "e2e",
      grep: /@calendar|e2e\/calendar\//,
      use: { ...desktop, launchOptions: CHROMIUM_LAUNCH, calendar: OTHER_CALENDAR },
      workers: 1,
    },
    // Pictures for people (npm run gallery); the tests look whether each state can be reached.
    {
      name: "gallery",
      testDir: "tools/gallery",
      snapshotPathTemplate: ".cache/gallery/{arg}{ext}",
    },
    {
      name: "states",
      testDir: "tools/gallery",
      grep: /@check/,
      ignoreSnapshots: true,
      workers: 1,
    },
    // All specs but those that need what only a browser with a window has (see SHELL_LAUNCH), and those that are about
    // another project alone: a phone, or a calendar of another origin.
    {
      name: "desktop",
      testDir: "e2e",
      testIgnore: "calendar/**",
      grepInvert: /@window|@elsewhere/,
      use: desktop,
    },
    // Playwright's own build, where it is installed: npx playwright install webkit. Firefox: e2e/engines.
    {
      name: "webkit",
      testDir: "e2e",
      testMatch: existsSync(webkit.executablePath()) ? "journeys/**/*.spec.ts" : [],
      use: { ...desktop, browserName: "webkit", launchOptions: {} },
    },
  ],
});
