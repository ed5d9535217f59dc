import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, webkit } from "@playwright/test";
import { freePort } from "./deploy/loopback";
import { OTHER_CALENDAR } from "./e2e/calendar/address";
import type { SiteOptions } from "./e2e/visit";
import { CHROMIUM_LAUNCH, SHELL_LAUNCH } from "./tools/browser/chromium";

const desktop = { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" as const } };

const chosenProjects = [...process.argv.join(" ").matchAll(/--project[= ](\w+)/g)].map(([, name]) => name);
const isChosenOnly = (...names: string[]) =>
  chosenProjects.length > 0 && chosenProjects.every((name) => name && names.includes(name));
// The first process chooses the ports. Workers get them from the environment.
process.env.SITE_PORT ??= String(await freePort());
process.env.CALENDAR_PORT ??= String(await freePort());
process.env.CALENDAR_HOST = new URL(OTHER_CALENDAR).host;
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;

export default defineConfig<SiteOptions>({
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 3,
  // On a busy machine, a test may fail that passes the second time. It is listed as flaky: mend it. The projects "states"
  // and "nightly" do not retry.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Most tests take a second or two. The limit allows for a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL, launchOptions: SHELL_LAUNCH },
  grepInvert: /@nightly/,
  // Unit tests and tests of exported files need no server. Unit tests do not even need a build.
  webServer: isChosenOnly("unit", "exported")
    ? undefined
    : [
        {
          command: "node --import tsx e2e/server.ts",
          url: baseURL,
          stdout: "ignore",
        },
        {
          command: "node --import tsx e2e/calendar/server.ts",
          url: `https://127.0.0.1:${process.env.CALENDAR_PORT}`,
          ignoreHTTPSErrors: true,
        },
      ],
  // A spec's folder decides its project (docs/write-a-test.md). Small projects are first and have one worker, because
  // each worker starts Node.js and a browser. The largest project is last.
  projects: [
    {
      name: "unit",
      testDir: ".",
      testMatch: "**/*.test.ts",
      // The second firm's copy of this repository has its own tests.
      testIgnore: ["**/node_modules/**", ...["out", ".cache", "test-results"].map((folder) => resolve(folder, "**"))],
      workers: isChosenOnly("unit") ? undefined : 1,
    },
    // Reads the exported files, without a browser.
    {
      name: "exported",
      testDir: "e2e/exported",
      workers: 1,
    },
    // Tests that need a browser with a window (see SHELL_LAUNCH).
    {
      name: "window",
      testDir: "e2e/window",
      use: { ...desktop, launchOptions: CHROMIUM_LAUNCH },
      workers: 1,
    },
    // Tests with a calendar of another origin in the dialog. They need a window, because under load the headless shell
    // may not render a frame of another origin, which then gets no clicks.
    {
      name: "calendar",
      testDir: "e2e",
      grep: /@calendar|e2e\/calendar\//,
      use: { ...desktop, launchOptions: CHROMIUM_LAUNCH, calendar: OTHER_CALENDAR },
      workers: 1,
    },
    // Screenshots (npm run gallery). The nightly tests only visit each state.
    {
      name: "gallery",
      testDir: "e2e/gallery",
      snapshotPathTemplate: ".cache/gallery/{arg}{ext}",
    },
    {
      name: "states",
      testDir: "e2e/gallery",
      grep: /@check/,
      ignoreSnapshots: true,
      workers: 1,
      retries: 0,
    },
    // All other specs.
    {
      name: "desktop",
      testDir: "e2e",
      testIgnore: ["exported/**", "window/**", "calendar/**", "gallery/**"],
      use: desktop,
    },
    // Slow tests of what rarely breaks: npm run test:nightly.
    {
      name: "nightly",
      testDir: "e2e",
      grep: /@nightly/,
      grepInvert: [],
      retries: 0,
      use: desktop,
    },
    // Playwright's WebKit, if it is installed (npx playwright install webkit). For Firefox, see e2e/engines.
    {
      name: "webkit",
      testDir: "e2e",
      testMatch: existsSync(webkit.executablePath()) ? "journeys/**/*.spec.ts" : [],
      use: { ...desktop, browserName: "webkit", launchOptions: {} },
    },
  ],
});
