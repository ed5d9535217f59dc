import type { LaunchOptions } from "@playwright/test";
import { installedChromium } from "./installed";

/**
 * Parts of the browser's own window that each new one draws unseen, in two processes of their own: without them a test
 * of a second takes half of one. A second `--disable-features` replaces the first, so Playwright's are named
 * again.
 */
export const UNUSED_FEATURES: readonly string[] = [
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

/** How this project starts Chromium: as installed, quiet towards the outside, fit to run as root in a container. */
export const CHROMIUM_LAUNCH: LaunchOptions = {
  executablePath: installedChromium(),
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
