/** Finds the browsers that this machine has. Playwright's own downloads are Playwright's business. */
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

interface Places {
  /** Names of the program, looked up in PATH. Not on Windows, where browsers are not in it. */
  names: readonly string[];
  /** Full paths by `process.platform`. */
  files: Partial<Record<NodeJS.Platform, readonly string[]>>;
}

const PROGRAM_FILES = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);

const CHROMIUM: Places = {
  names: ["google-chrome-stable", "google-chrome", "chromium", "chrome"],
  files: {
    darwin: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
    linux: ["/usr/bin/chromium", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"],
    win32: PROGRAM_FILES.map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe")),
  },
};

const FIREFOX: Places = {
  names: ["firefox-esr", "firefox"],
  files: {
    darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    linux: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
    win32: PROGRAM_FILES.map((folder) => join(folder, "Mozilla Firefox", "firefox.exe")),
  },
};

/** The path of an installed Chromium or Chrome: what CHROMIUM_PATH says, or the first in the usual places. */
export function installedChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || firstOf(CHROMIUM);
}

/** The path of an installed Firefox: what FIREFOX_PATH says, or the first in the usual places. */
export function installedFirefox(): string | undefined {
  return process.env.FIREFOX_PATH || firstOf(FIREFOX);
}

function firstOf({ names, files }: Places): string | undefined {
  const folders = process.platform === "win32" ? [] : (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...(files[process.platform] ?? [])].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    // Ubuntu's packages of these names are stubs that start a snap, which cannot read a profile in /tmp.
    return !isSnapStub(file);
  } catch {
    return false;
  }
}

function isSnapStub(file: string): boolean {
  return existsSync("/snap") && readFileSync(file).subarray(0, 4096).includes("/snap/bin/");
}
