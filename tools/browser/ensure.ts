/**
 * Makes sure that there are browsers to test with, before `playwright test`: what is installed, else Debian's packages when
 * run as root there, else for Chromium Playwright's download. Says what is used, and by name what is not run here.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium, webkit } from "playwright";
import { runCommand } from "../command";
import { installedChromium, installedFirefox, installedHeadlessShell } from "./installed";

/** Each by itself: only the first has to be there. */
const WANTED: readonly (readonly [find: () => string | undefined, packages: readonly string[]])[] = [
  [installedChromium, ["chromium", "fonts-liberation"]],
  // Without it the tests take longer, and that is all.
  [installedHeadlessShell, ["chromium-headless-shell"]],
  // For the journeys in a second engine (e2e/engines).
  [installedFirefox, ["firefox-esr"]],
];

function main(): void {
  const missing = WANTED.filter(([find]) => !find());
  if (missing.length > 0 && isRootOnDebian()) {
    run("apt-get", "update");
    for (const [, packages] of missing) run("apt-get", "install", "--yes", "--no-install-recommends", ...packages);
  }
  const has = () => installedChromium() ?? [chromium.executablePath()].find(existsSync);
  if (!has()) run(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium");
  if (!has()) throw new Error("No browser: install Chrome or Chromium, or name one in CHROME_PATH.");

  console.log(`Browser: ${has()}`);
  console.log(`Without a window: ${installedHeadlessShell() ?? "the same"}`);
  console.log(`Second engine: ${installedFirefox() ?? "not run here: Firefox is not installed"}`);
  if (!existsSync(webkit.executablePath())) console.log("Third engine: not run here (npx playwright install webkit)");
}

function isRootOnDebian(): boolean {
  const release = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

/** What went wrong it says by itself; whether it has helped is looked at afterwards. */
function run(command: string, ...words: readonly string[]): void {
  console.log(`${command} ${words.join(" ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, words, { env, stdio: ["ignore", "ignore", "inherit"] });
}

await runCommand(import.meta.url, main);
