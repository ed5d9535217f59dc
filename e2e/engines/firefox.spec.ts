/** The main journeys in an engine of another family. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Page } from "puppeteer-core";
import { site } from "@/content/site";
import { installedFirefox } from "@/tools/browser/installed";
import { BOOKING_PAGE, ELSEWHERE, PAGES } from "../visit";
import { WORDS } from "../words";
import { expect, tabTo, test, waitForRole } from "./firefox";

// In sequence, in one Firefox.
test.describe.configure({ mode: "default" });
test.skip(!installedFirefox(), "Firefox is not installed here");

const DIALOG = "[role=dialog]";
const CLOSE = `${DIALOG} button`;
const OPENER = "main a[aria-haspopup=dialog]";
const TIME = "[role=radiogroup] label";
const HIDDEN = { hidden: true };

/** Read in the page, because puppeteer does not notice traversals within a page. */
const urlOf = (page: Page) => page.evaluate(() => location.href);
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** Waits for the dialog's calendar with its times. */
async function waitForCalendar(page: Page): Promise<Frame> {
  await waitForRole(page, "dialog", site.consultation.title);
  const frame = await (await page.waitForSelector(`${DIALOG} iframe`))?.contentFrame();
  if (!frame) throw new Error("The dialog has no frame");
  await frame.waitForSelector(TIME, { visible: true });
  return frame;
}

test.describe("the booking dialog", () => {
  test.skip(site.bookingUrl !== null, "the owner's own calendar does not answer here");

  test("books by mouse, and saves a calendar file", async ({ firefoxPage: page, downloads, baseURL }) => {
    const savedFiles = async () => (await readdir(downloads)).filter((name) => name.endsWith(".ics"));
    await page.goto(baseURL + BOOKING_PAGE);
    await page.click(OPENER);
    const calendar = await waitForCalendar(page);
    expect(await isFocused(page, CLOSE)).toBe(true);
    await (await calendar.waitForSelector(TIME))?.click();
    await (await calendar.waitForSelector("[data-part=take]"))?.click();
    const email = await waitForRole(calendar, "link", WORDS.schedule.email);
    expect(await email.evaluate((link) => (link as HTMLAnchorElement).href)).toMatch(/^mailto:.+subject=.+body=/);
    await email.click();
    await (await waitForRole(calendar, "link", WORDS.schedule.file)).click();
    await expect.poll(savedFiles).toHaveLength(1);
    const [name = ""] = await savedFiles();
    await expect
      .poll(() => readFile(join(downloads, name), "utf8"))
      .toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
    await page.click(CLOSE);
    await page.waitForSelector(DIALOG, HIDDEN);
    await expect.poll(() => urlOf(page)).toBe(baseURL + BOOKING_PAGE);
    await expect.poll(() => isFocused(page, OPENER)).toBe(true);
  });

  test("books by keyboard, and follows Back and Forward", async ({ firefoxPage: page, baseURL }) => {
    await page.goto(baseURL + BOOKING_PAGE);
    await tabTo(page, page, OPENER);
    await page.keyboard.press("Enter");
    const calendar = await waitForCalendar(page);
    await tabTo(page, calendar, "[name=day]");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, calendar, "[role=radiogroup] input");
    await page.keyboard.press(" ");
    await tabTo(page, calendar, "[data-part=take]");
    await page.keyboard.press("Enter");
    await waitForRole(calendar, "heading", WORDS.schedule.prepared);
    await tabTo(page, calendar, "a[href^='mailto:']");
    await page.keyboard.press("Escape");
    await page.waitForSelector(DIALOG, HIDDEN);
    await expect.poll(() => isFocused(page, OPENER)).toBe(true);

    await page.evaluate(() => {
      location.hash = "#book";
    });
    await waitForCalendar(page);
    await page.evaluate(() => history.back());
    await page.waitForSelector(DIALOG, HIDDEN);
    await page.evaluate(() => history.forward());
    await waitForCalendar(page);
  });

  test("closes whatever the calendar has added to the history, and one Back leaves the page", async ({
    firefoxPage: page,
    baseURL,
  }) => {
    await page.goto(baseURL + ELSEWHERE);
    await page.goto(baseURL + BOOKING_PAGE);
    for (let visit = 0; visit < 2; visit++) {
      await page.click(OPENER);
      const calendar = await waitForCalendar(page);
      for (const step of ["#one", "#two"]) await calendar.evaluate((hash) => history.pushState({}, "", hash), step);
      await page.click(CLOSE);
      await page.waitForSelector(DIALOG, HIDDEN);
      await expect.poll(() => urlOf(page)).toBe(baseURL + BOOKING_PAGE);
    }
    await page.evaluate(() => history.back());
    await expect.poll(() => urlOf(page)).toBe(baseURL + ELSEWHERE);
  });
});

test("shows every page without sideways scrolling at 320 px, and opens and closes the menu", async ({
  firefoxPage: page,
  baseURL,
}) => {
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
  await page.waitForSelector("header nav a", HIDDEN);
  await page.click("header button");
  await page.waitForSelector("header nav a", { visible: true });
  await page.keyboard.press("Escape");
  await page.waitForSelector("header nav a", HIDDEN);
});
