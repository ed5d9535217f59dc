/** Finds installed browsers, except for Playwright's downloads. */
import { existsSync, readFileSync } from "node:fs";
import { getChromePath } from "chrome-launcher";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** Returns the path of an installed Chrome or Chromium. The environment variable CHROME_PATH takes precedence. */
export function installedChromium(): string | undefined {
  try {
    return [getChromePath()].find(isProgram);
  } catch {
    return undefined;
  }
}

/** Returns the path of Debian's headless shell of Chromium. */
export function installedHeadlessShell(): string | undefined {
  return ["/usr/bin/chromium-headless-shell"].find(existsSync);
}

/** Returns the path of an installed Firefox. */
export function installedFirefox(): string | undefined {
  return FIREFOX.find(isProgram);
}

/**
 * Returns whether a file is the browser itself. On Ubuntu it may be a script that starts the browser as a snap, which
 * cannot read a profile in /tmp.
 */
function isProgram(file: string): boolean {
  return existsSync(file) && !(existsSync("/snap") && readFileSync(file).subarray(0, 4096).includes("/snap/bin/"));
}
