import type { LaunchOptions, Page } from "@playwright/test";
import { installedChromium, installedHeadlessShell } from "./installed";

/**
 * Features that cost every new window two processes; without them a test takes half of the time. A second
 * `--disable-features` replaces the first, so the list includes Playwright's own.
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
  // Treats a page that a test has changed as public, and would block a calendar on this machine.
  "LocalNetworkAccessChecks",
];

const INSTALLED = installedChromium();

/** Starts the installed Chromium, else Playwright's own, without background requests, also as root in a container. */
export const CHROMIUM_LAUNCH: LaunchOptions = {
  executablePath: INSTALLED,
  // Without a channel, Playwright would start its headless shell.
  channel: INSTALLED ? undefined : "chromium",
  chromiumSandbox: process.platform === "linux" && process.getuid?.() !== 0 ? undefined : false,
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--disable-features=${UNUSED_FEATURES.join(",")}`,
    // The tests' calendar of another origin (e2e/calendar/address.ts).
    ...(process.env.CALENDAR_PORT
      ? [
          `--host-resolver-rules=MAP ${process.env.CALENDAR_HOST} 127.0.0.1:${process.env.CALENDAR_PORT}`,
          // Its certificate is self-signed.
          "--ignore-certificate-errors",
        ]
      : []),
  ],
};

/** With scroll bars and the back/forward cache, which Playwright switches off. One for both, to start one browser less. */
export const VISITORS_LAUNCH: LaunchOptions = {
  ...CHROMIUM_LAUNCH,
  ignoreDefaultArgs: ["--hide-scrollbars", "--disable-back-forward-cache"],
};

/**
 * The headless shell, if there is one, for tests that need no window. It renders like Chromium in two thirds of the time, but
 * opens no external links, has no back/forward cache, and moves the pointer by itself when a page begins.
 */
export const SHELL_LAUNCH: LaunchOptions = {
  ...CHROMIUM_LAUNCH,
  executablePath: installedHeadlessShell() ?? INSTALLED,
  channel: undefined,
  args: [
    ...(CHROMIUM_LAUNCH.args ?? []),
    // The same text widths as in Chromium.
    "--font-render-hinting=none",
    // Tests share a process; frames of other origins have their own, as in Chromium.
    "--renderer-process-limit=1",
    "--site-per-process",
  ],
};

/** Slows a page's CPU down by a factor, as on a slow phone. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
