import type { LaunchOptions, Page } from "@playwright/test";
import { installedChromium, installedHeadlessShell } from "./installed";

/**
 * Features that start two processes for every new window. Without them, a test takes half of the time. A second
 * `--disable-features` would replace Playwright's, so the list includes Playwright's features.
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
  // Would block the tests' calendar on this machine, because it considers a page that a test has changed public.
  "LocalNetworkAccessChecks",
];

const INSTALLED = installedChromium();

/** Options for the installed Chromium or Playwright's, without background requests. They also work as root. */
export const CHROMIUM_LAUNCH: LaunchOptions = {
  executablePath: INSTALLED,
  // Without a channel, Playwright would use its headless shell.
  channel: INSTALLED ? undefined : "chromium",
  chromiumSandbox: process.platform === "linux" && process.getuid?.() !== 0 ? undefined : false,
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--disable-features=${UNUSED_FEATURES.join(",")}`,
    // Maps the host of the tests' calendar (e2e/calendar/address.ts).
    ...(process.env.CALENDAR_PORT
      ? [
          `--host-resolver-rules=MAP ${process.env.CALENDAR_HOST} 127.0.0.1:${process.env.CALENDAR_PORT}`,
          // The calendar's certificate is self-signed.
          "--ignore-certificate-errors",
        ]
      : []),
  ],
};

/** Options for scroll bars and the back/forward cache, which Playwright disables. Tests of both share one browser. */
export const VISITORS_LAUNCH: LaunchOptions = {
  ...CHROMIUM_LAUNCH,
  ignoreDefaultArgs: ["--hide-scrollbars", "--disable-back-forward-cache"],
};

/**
 * Options for the headless shell, if it is installed, for tests that need no window. It renders like Chromium in two
 * thirds of the time, but opens no external links, has no back/forward cache, and moves the pointer when a page starts.
 */
export const SHELL_LAUNCH: LaunchOptions = {
  ...CHROMIUM_LAUNCH,
  executablePath: installedHeadlessShell() ?? INSTALLED,
  channel: undefined,
  args: [
    ...(CHROMIUM_LAUNCH.args ?? []),
    // Makes texts as wide as in Chromium.
    "--font-render-hinting=none",
    // Pages share a process, and frames of other origins have separate ones, as in Chromium.
    "--renderer-process-limit=1",
    "--site-per-process",
  ],
};

/** Slows down a page's CPU by a factor, to simulate a slow phone. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
