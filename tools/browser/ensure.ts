/**
 * Makes sure that there are browsers to test with, before `playwright test`: an installed Chromium or Chrome, else
 * Debian's package when run as root there, else Playwright's download. On Debian as root it also gets Firefox, for the
 * journeys in a second engine (e2e/engines). Says what is used, and by name what is not run here.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium, webkit } from "@playwright/test";
import { runCommand } from "../command";
import { installedChromium, installedFirefox, installedHeadlessShell } from "./installed";

function main(): void {
  const missing = [
    ...(installedChromium() ? [] : ["chromium", "fonts-liberation"]),
    ...(installedFirefox() ? [] : ["firefox-esr"]),
  ];
  // By itself: without it the tests take longer, and that is all.
  const helpful = installedHeadlessShell() ? [] : ["chromium-headless-shell"];
  for (const packages of [missing, helpful]) if (packages.length > 0 && isRootOnDebian()) installPackages(packages);
  if (!installedChromium() && !existsSync(chromium.executablePath())) downloadChromium();

  console.log(`Browser: ${installedChromium() ?? chromium.executablePath()}`);
  console.log(`Without a window: ${installedHeadlessShell() ?? "the same"}`);
  console.log(`Second engine: ${installedFirefox() ?? "not run here: Firefox is not installed"}`);
  if (!existsSync(webkit.executablePath())) console.log("Third engine: not run here (npx playwright install webkit)");
}

function isRootOnDebian(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync("/etc/os-release") &&
    /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(" and ")} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const words of [["update"], ["install", "--yes", "--no-install-recommends", ...packages]]) {
    const { status, stderr } = spawnSync("apt-get", ["--quiet", "--quiet", ...words], { env, encoding: "utf8" });
    if (status !== 0) {
      console.log(`apt-get ${words[0]} failed:\n${stderr}`);
      return;
    }
  }
}

function downloadChromium(): void {
  console.log("No Chromium or Chrome found; downloading Playwright's …");
  const cli = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  const { status } = spawnSync(process.execPath, cli, { stdio: "inherit" });
  if (status !== 0) throw new Error("No browser: install Chrome or Chromium, or name one in CHROME_PATH.");
}

await runCommand(import.meta.url, main);
