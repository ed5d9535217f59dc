import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_LAUNCH } from "../browser/chromium";
import type { GalleryPage } from "./pages";
import type { Scheme, State } from "./states";

/** One picture to take. */
export interface Shot {
  page: GalleryPage;
  state: State;
  width: number;
  scheme: Scheme;
}

/** A morning in London with the firm's whole day ahead, so that the scheduling page looks the same in every run. */
const NOW = Date.UTC(2026, 10, 24, 8, 0);
/** How long a page and each step on it may take, in ms: long, because other work may run beside this. */
const PATIENCE = 20_000;
/** How long a step of scrolling rests, in ms. */
const STEP = 15;
/** Below this width in CSS px a window is a phone's, with scroll bars that take no room. */
const PHONE = 600;

/** A window as such devices have it: upright for phones and tablets, wide for desks. In CSS px. */
function heightFor(width: number): number {
  if (width < PHONE) return 740;
  if (width < 1024) return 1024;
  return width < 1600 ? 800 : 1080;
}

/**
 * A browser for the pictures, as quiet towards the outside as that of the tests.
 *
 * @throws Error, if there is no Chromium: `npm test` finds or installs one.
 */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM_LAUNCH);
}

/**
 * Takes one picture of a page in a state.
 *
 * @param file Where it goes, a PNG; the printed page, if the state has one, goes beside it as a PDF. What an earlier run
 *   left there goes first: a picture that could not be taken is not to be seen.
 * @returns Whether it was taken: not of a page that lacks what the state needs.
 * @throws Error, if there is no such page, or it does not get into the state.
 */
export async function shoot(browser: Browser, address: string, shot: Shot, file: string): Promise<boolean> {
  const { state, width, scheme } = shot;
  for (const old of [file, printed(file)]) await rm(old, { force: true });
  const context = await browser.newContext({
    viewport: { width, height: state.height ?? heightFor(width) },
    colorScheme: scheme,
    isMobile: width < PHONE,
    hasTouch: width < PHONE,
    locale: "en-GB",
    timezoneId: "Europe/London",
    ...state.browser,
  });
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await state.before?.(page);
    const answer = await page.goto(address + shot.page.path, { waitUntil: "load" });
    if (answer?.status() !== shot.page.status)
      throw new Error(`${shot.page.path} answers ${answer?.status()}, expected ${shot.page.status}`);
    if (state.needs && (await page.locator(state.needs).count()) === 0) return false;
    await showAll(page);
    await state.arrange?.(page);
    await mkdir(dirname(file), { recursive: true });
    await page.screenshot({
      path: file,
      fullPage: state.shows === "page",
      // Finished rather than caught on their way; with reduced motion there must be none to finish.
      animations: state.browser?.reducedMotion === "reduce" ? "allow" : "disabled",
    });
    if (state.pdf) await page.pdf({ path: printed(file), format: "A4", margin: MARGINS, preferCSSPageSize: true });
    return true;
  } finally {
    await context.close();
  }
}

/** The PDF that goes with a picture. */
export function printed(file: string): string {
  return file.replace(/\.png$/, ".pdf");
}

/** What browsers print with by default. */
const MARGINS = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };

/** Scrolls to the end and back, so that what loads late has loaded, and waits for fonts and pictures. */
async function showAll(page: Page): Promise<void> {
  const [height, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight] as const);
  for (let top = 0; top < height; top += window) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(STEP);
  }
  // Asked again and again from here, since with scripts off the page's own events say nothing.
  const deadline = Date.now() + PATIENCE;
  while (!(await page.evaluate(hasLoaded))) {
    if (Date.now() > deadline) throw new Error("its fonts and pictures do not load");
    await page.waitForTimeout(STEP);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/**
 * Runs in the page. A picture that failed counts as loaded: some states are about that. One that was scrolled past too
 * quickly to start is scrolled to.
 */
function hasLoaded(): boolean {
  const missing = [...document.images].find((image) => !image.complete && image.getClientRects().length > 0);
  missing?.scrollIntoView({ block: "center", behavior: "instant" });
  return !missing && document.fonts.status === "loaded";
}
