/**
 * The main journeys in the installed Firefox, driven by puppeteer, because Playwright drives only its own build of
 * Firefox. As in e2e/visit.ts, each test fails on console messages, script errors and requests to other origins, but
 * stored data is not checked.
 */
import { readdir, readFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import type { Browser, Frame, KeyInput, Page } from "puppeteer-core";
import { site } from "@/content/site";
import { installedFirefox } from "@/tools/browser/installed";
import { NOW } from "../schedule/schedule-page";
import { BOOKING_PAGE, OTHER_PAGE, PAGES } from "../visit";
import { WORDS } from "../words";

const DIALOG = "[role=dialog]";
const CLOSE = `${DIALOG} button`;
const OPENER = "main a[aria-haspopup=dialog]";
const TIME = "[role=radiogroup] label";
const TAKE = ".stub button";
const MENU = "header nav a";
const HIDDEN = { hidden: true };
/** Runs in each document. Sets fixed times for the browser and the server, whose time the scheduling page requests. */
function stopClocks(now: number): void {
  const { fetch, Date: BrowserDate } = globalThis;
  globalThis.Date = class extends BrowserDate {
    constructor(...values: unknown[]) {
      super(...((values.length > 0 ? values : [now]) as [number]));
    }
    static override now() {
      return now;
    }
  } as DateConstructor;
  globalThis.fetch = async (input, init) =>
    init?.method === "HEAD"
      ? new Response(null, { headers: { date: new BrowserDate(now).toUTCString() } })
      : fetch(input, init);
}

const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** `firefoxPage` is a window of 1280 x 800 without history or storage. It saves files in the test's output folder. */
const test = base.extend<{ firefoxPage: Page }, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      // A dynamic import, so that only workers that run this test load puppeteer.
      const { launch } = await import("puppeteer-core");
      const extraPrefsFirefox = { "ui.prefersReducedMotion": 1, "browser.download.alwaysOpenPanel": false };
      const browser = await launch({ browser: "firefox", executablePath: installedFirefox(), extraPrefsFirefox });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  firefoxPage: async ({ firefox, baseURL }, use, info) => {
    const downloadBehavior = { policy: "allow", downloadPath: info.outputPath() } as const;
    const context = await firefox.createBrowserContext({ downloadBehavior });
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.evaluateOnNewDocument(stopClocks, NOW);
    const violations: string[] = [];
    page.on("console", (message) => violations.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => violations.push(`uncaught: ${error}`));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) violations.push(`requested ${origin}`);
    });
    await use(page);
    expect(violations, "violations of the rules in e2e/visit.ts").toEqual([]);
    await context.close();
  },
});

// In sequence, in one Firefox.
test.describe.configure({ mode: "default" });
test.skip(!installedFirefox(), "Firefox is not installed here");

/** Reads the address in the page, because puppeteer does not notice same-document traversals. */
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.hash);

const waitForFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);

/** Presses Tab until the focused element matches, and then presses a key. */
async function tabToAndPress(page: Page, within: Page | Frame, selector: string, key: KeyInput): Promise<void> {
  const isFocused = () => within.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  expect(await isFocused(), `Tab reaches ${selector}`).toBe(true);
  await page.keyboard.press(key);
}

/** Waits until the dialog's calendar has a visible element: by default, its times. */
async function waitForCalendar(page: Page, selector = TIME): Promise<Frame> {
  await page.waitForSelector(named("dialog", site.consultation.title));
  const frame = await (await page.waitForSelector(`${DIALOG} iframe`))?.contentFrame();
  if (!frame) throw new Error("The dialog has no frame");
  await frame.waitForSelector(selector, { visible: true });
  return frame;
}

/** Waits until the dialog is closed, and the address and the focus are as before. */
async function waitForClosedDialog(page: Page): Promise<void> {
  await page.waitForSelector(DIALOG, HIDDEN);
  await waitForFocus(page, OPENER);
  await expect.poll(() => addressOf(page)).toBe(BOOKING_PAGE);
}

test.describe("the booking dialog", () => {
  test.skip(site.bookingUrl !== null, "the owner's own calendar does not answer here");

  test.beforeEach(async ({ firefoxPage: page, baseURL }) => {
    for (const address of [OTHER_PAGE, BOOKING_PAGE]) await page.goto(baseURL + address);
  });

  test("books by mouse, and saves a calendar file", async ({ firefoxPage: page }, info) => {
    await page.click(OPENER);
    const calendar = await waitForCalendar(page);
    await waitForFocus(page, CLOSE);
    await calendar.locator(TIME).click();
    await calendar.locator(TAKE).click();
    const email = await calendar.locator(named("link", WORDS.schedule.email)).waitHandle();
    expect(await email.evaluate((link) => link.getAttribute("href"))).toMatch(/^mailto:.+subject=.+body=/);
    await email.click();
    await calendar.locator(named("link", WORDS.schedule.file)).click();
    const readSaved = async () => {
      const names = (await readdir(info.outputPath())).filter((name) => name.endsWith(".ics"));
      return Promise.all(names.map((name) => readFile(info.outputPath(name), "utf8")));
    };
    const calendarFile = expect.stringMatching(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
    await expect.poll(readSaved).toEqual([calendarFile]);
    await page.click(CLOSE);
    await waitForClosedDialog(page);
  });

  test("books by keyboard, and follows Back and Forward", { tag: "@nightly" }, async ({ firefoxPage: page }) => {
    await tabToAndPress(page, page, OPENER, "Enter");
    const calendar = await waitForCalendar(page);
    await tabToAndPress(page, calendar, "[name=day]", "ArrowDown");
    await tabToAndPress(page, calendar, "[role=radiogroup] input", " ");
    await tabToAndPress(page, calendar, TAKE, "Enter");
    const request = named("heading", WORDS.schedule.prepared);
    await calendar.waitForSelector(request);
    await tabToAndPress(page, calendar, "a[href^='mailto:']", "Escape");
    await waitForClosedDialog(page);

    // The page keeps the request while it is open.
    await page.evaluate(() => location.assign("#book"));
    await waitForCalendar(page, request);
    await page.evaluate(() => history.back());
    await page.waitForSelector(DIALOG, HIDDEN);
    await page.evaluate(() => history.forward());
    await waitForCalendar(page, request);
  });

  test("closes even if the calendar has added history entries, and one Back leaves the page", {
    tag: "@nightly",
  }, async ({ firefoxPage: page }) => {
    for (let visit = 0; visit < 2; visit++) {
      await page.click(OPENER);
      const calendar = await waitForCalendar(page);
      for (const step of ["#one", "#two"]) await calendar.evaluate((hash) => history.pushState({}, "", hash), step);
      await page.click(CLOSE);
      await waitForClosedDialog(page);
    }
    await page.evaluate(() => history.back());
    await expect.poll(() => addressOf(page)).toBe(OTHER_PAGE);
  });
});

test("shows pages at 320 px without sideways scrolling, and the menu", async ({ firefoxPage: page, baseURL }) => {
  await page.setViewport({ width: 320, height: 640 });
  for (const { address } of PAGES) {
    await page.goto(baseURL + address);
    await page.waitForSelector("h1", { visible: true });
    const sideways = await page.evaluate(() => {
      scrollTo({ left: 1000, behavior: "instant" });
      return Math.max(scrollX, document.documentElement.scrollWidth - document.documentElement.clientWidth);
    });
    expect(sideways, address).toBe(0);
  }
  await page.goto(baseURL + BOOKING_PAGE);
  await page.waitForSelector(MENU, HIDDEN);
  await page.click("header button");
  await page.waitForSelector(MENU, { visible: true });
  await page.keyboard.press("Escape");
  await page.waitForSelector(MENU, HIDDEN);
});
