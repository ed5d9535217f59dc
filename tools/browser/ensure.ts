/**
 * Provides browsers before `playwright test`: installed ones, otherwise Debian's packages (as root on Debian),
 * otherwise Playwright's download of Chromium. Prints which browsers are used and which tests are skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium, webkit } from "@playwright/test";
import { runCommand } from "../command";
import { installedChromium, installedFirefox, installedHeadlessShell } from "./installed";

/** The browsers of the tests, with their Debian packages. Only the first is required. */
const BROWSERS: readonly (readonly [find: () => string | undefined, packages: readonly string[]])[] = [
  [installedChromium, ["chromium", "fonts-liberation"]],
  // Optional: makes the tests faster.
  [installedHeadlessShell, ["chromium-headless-shell"]],
  // Optional: for e2e/engines.
  [installedFirefox, ["firefox-esr"]],
];

function main(): void {
  const missing = BROWSERS.filter(([find]) => !find());
  if (missing.length > 0 && isRootOnDebian()) {
    run("apt-get", "update");
    for (const [, packages] of missing) run("apt-get", "install", "--yes", "--no-install-recommends", ...packages);
  }
  const findBrowser = () => installedChromium() ?? [chromium.executablePath()].find(existsSync);
  if (!findBrowser()) run(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium");
  if (!findBrowser()) throw new Error("No browser: install Chrome or Chromium, or name one in CHROME_PATH.");

  console.log(`Browser: ${findBrowser()}`);
  console.log(`Without a window: ${installedHeadlessShell() ?? "the same"}`);
  console.log(`Second engine: ${installedFirefox() ?? "not run here: Firefox is not installed"}`);
  if (!existsSync(webkit.executablePath())) console.log("Third engine: not run here (npx playwright install webkit)");
}

function isRootOnDebian(): boolean {
  const release = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

/** Runs a command. Ignores failures: the command prints them, and main() checks the result. */
function run(command: string, ...words: readonly string[]): void {
  console.log(`${command} ${words.join(" ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, words, { env, stdio: ["ignore", "ignore", "inherit"] });
}

await runCommand(import.meta.url, main);
