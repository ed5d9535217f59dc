/**
 * Makes sure that there are browsers to test with, before `playwright test`: what is installed, else Debian's packages when
 * run as root there, else for Chromium Playwright's download. Says what is used, and by name what is not run here.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium, webkit } from "@playwright/test";
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
    aptGet("update");
    for (const [, packages] of missing) aptGet("install", "--yes", "--no-install-recommends", ...packages);
  }
  if (!installedChromium() && !existsSync(chromium.executablePath())) downloadChromium();

  console.log(`Browser: ${installedChromium() ?? chromium.executablePath()}`);
  console.log(`Without a window: ${installedHeadlessShell() ?? "the same"}`);
  console.log(`Second engine: ${installedFirefox() ?? "not run here: Firefox is not installed"}`);
  if (!existsSync(webkit.executablePath())) console.log("Third engine: not run here (npx playwright install webkit)");
}

function isRootOnDebian(): boolean {
  const release = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

function aptGet(...words: readonly string[]): void {
  console.log(`apt-get ${words.join(" ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr } = spawnSync("apt-get", ["--quiet", "--quiet", ...words], { env, encoding: "utf8" });
  if (status !== 0) console.log(`apt-get ${words[0]} failed:\n${stderr}`);
}

function downloadChromium(): void {
  console.log("No Chromium or Chrome found; downloading Playwright's …");
  const cli = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  const { status } = spawnSync(process.execPath, cli, { stdio: "inherit" });
  if (status !== 0) throw new Error("No browser: install Chrome or Chromium, or name one in CHROME_PATH.");
}

await runCommand(import.meta.url, main);
