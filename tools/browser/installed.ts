/** Finds the browsers that this machine has. Playwright's own downloads are Playwright's business. */
import { existsSync, readFileSync } from "node:fs";
import { getChromePath } from "chrome-launcher";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** The path of an installed Chrome or Chromium, where chrome-launcher finds one, which CHROME_PATH can tell. */
export function installedChromium(): string | undefined {
  try {
    return [getChromePath()].find(isProgram);
  } catch {
    return undefined;
  }
}

/** The path of the part of an installed Chromium that draws pages and has no window, as Debian packages it. */
export function installedHeadlessShell(): string | undefined {
  return ["/usr/bin/chromium-headless-shell"].find(existsSync);
}

/** The path of an installed Firefox. */
export function installedFirefox(): string | undefined {
  return FIREFOX.find(isProgram);
}

/** Ubuntu's packages of both are stubs that start a snap, which cannot read a profile in /tmp. */
function isProgram(file: string): boolean {
  return existsSync(file) && !(existsSync("/snap") && readFileSync(file).subarray(0, 4096).includes("/snap/bin/"));
}
