import type { LaunchOptions, Page } from "playwright";
import { installedChromium, installedHeadlessShell } from "./installed";

/**
 * Parts of the browser's own window that each new one draws unseen, in two processes of their own: without them a test
 * of a second takes half of one. A second `--disable-features` replaces the first, so Playwright's are named
 * again.
 */
const UNUSED_FEATURES: readonly string[] = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  // A page that a test has changed counts as public, and a calendar on this machine as private.
  "LocalNetworkAccessChecks",
];

const INSTALLED = installedChromium();

/**
 * How this project starts Chromium: as installed, else Playwright's own, quiet towards the outside, fit to run as root in
 * a container.
 */
export const CHROMIUM_LAUNCH: LaunchOptions = {
  executablePath: INSTALLED,
  // Else Playwright starts its headless shell.
  channel: INSTALLED ? undefined : "chromium",
  chromiumSandbox: process.platform === "linux" && process.getuid?.() !== 0 ? undefined : false,
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--disable-features=${UNUSED_FEATURES.join(",")}`,
    // The calendar of another origin that the tests book with (e2e/calendar/address.ts).
    ...(process.env.CALENDAR_PORT
      ? [
          `--host-resolver-rules=MAP ${process.env.CALENDAR_HOST} 127.0.0.1:${process.env.CALENDAR_PORT}`,
          // Its certificate is its own.
          "--ignore-certificate-errors",
        ]
      : []),
  ],
};

/**
 * With what Playwright switches off in its browsers, and visitors have: scroll bars, which take room on most desks, and the
 * cache of pages that one may go back to. One for both, since each other launch is another browser to start.
 */
export const VISITORS_LAUNCH: LaunchOptions = {
  ...CHROMIUM_LAUNCH,
  ignoreDefaultArgs: ["--hide-scrollbars", "--disable-back-forward-cache"],
};

/**
 * For a visit that needs no window: the headless shell, where there is one. It draws, lays out and scripts as Chromium
 * does, in two thirds of the time. It has no programs to open links with and no back/forward cache, and moves a pointer
 * by itself when a page begins.
 */
export const SHELL_LAUNCH: LaunchOptions = {
  ...CHROMIUM_LAUNCH,
  executablePath: installedHeadlessShell() ?? INSTALLED,
  channel: undefined,
  args: [
    ...(CHROMIUM_LAUNCH.args ?? []),
    // As wide as in Chromium.
    "--font-render-hinting=none",
    // The visits of one test after another share a process; a frame of another origin has its own, as in Chromium.
    "--renderer-process-limit=1",
    "--site-per-process",
  ],
};

/** Makes Chromium do a page's own work that many times slower than this machine, as on a phone of less power. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
