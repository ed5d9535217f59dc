/** The main journeys once more in an engine of another family, against the same files and headers. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ElementHandle, Frame, Page } from "puppeteer-core";
import { site } from "@/content/site";
import { installedFirefox } from "@/tools/browser/installed";
import { BOOKING_PAGE, ELSEWHERE, PAGES } from "../visit";
import { WORDS } from "../words";
import { expect, focusedName, named, test } from "./firefox";

// One after the other, in one Firefox.
test.describe.configure({ mode: "default" });
test.skip(!installedFirefox(), "Firefox is not installed here");

const BOOKS = "the dialog shows the owner's own calendar, which nobody answers for here";

const HIDDEN = { hidden: true };
const DIALOG = "[role=dialog]";
const OPENER = "main a[aria-haspopup=dialog]";
const MENU = "header nav a";
const TIME = "[role=radiogroup] label";

/** As the page itself knows it: puppeteer does not hear of a Back within a page. */
const urlOf = (page: Page) => page.evaluate(() => location.href);
const pathOf = (page: Page) => page.evaluate(() => location.pathname);
const isFocused = (handle: ElementHandle | null) => handle?.evaluate((element) => element === document.activeElement);

/** The open dialog's calendar, with its times. */
async function calendarOf(page: Page): Promise<Frame> {
  await named(page, "dialog", site.consultation.title);
  const frame = await (await page.waitForSelector(`${DIALOG} iframe`))?.contentFrame();
  if (!frame) throw new Error("The dialog has no frame");
  await frame.waitForSelector(TIME, { visible: true });
  return frame;
}

/** The dialog's close button. */
const closeOf = (page: Page) => page.$(`${DIALOG} button`);

test("books from the hero, and keeps the chosen time with a calendar file", async ({
  firefoxPage: page,
  downloads,
  baseURL,
}) => {
  test.skip(site.bookingUrl !== null, BOOKS);
  const files = async () => (await readdir(downloads)).filter((name) => name.endsWith(".ics"));

  await page.goto(baseURL + BOOKING_PAGE);
  const opener = await page.$(OPENER);
  await opener?.click();
  const calendar = await calendarOf(page);
  expect(await isFocused(await closeOf(page))).toBe(true);
  await (await calendar.$$("label:has([name=day]:enabled)"))[2]?.click();
  expect(
    await calendar.$$eval("[name=day]:enabled", (days) => days.findIndex((day) => (day as HTMLInputElement).checked)),
  ).toBe(2);
  await (await calendar.waitForSelector(TIME))?.click();
  await (await calendar.waitForSelector("[data-part=take]"))?.click();
  const email = await named(calendar, "link", WORDS.schedule.email);
  const href = await email.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(href).toMatch(new RegExp(`^mailto:${site.email}\\?subject=.+body=`));

  await email.click();
  await (await named(calendar, "link", WORDS.schedule.file)).click();
  await expect.poll(files).toHaveLength(1);
  const [name = ""] = await files();
  await expect
    .poll(() => readFile(join(downloads, name), "utf8"))
    .toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);

  await (await closeOf(page))?.click();
  await page.waitForSelector(DIALOG, HIDDEN);
  await expect.poll(() => urlOf(page)).toBe(baseURL + BOOKING_PAGE);
  await expect.poll(() => isFocused(opener)).toBe(true);
});

test("books by keyboard, goes to a section by the menu, and goes back and forward", async ({
  firefoxPage: page,
  baseURL,
}) => {
  test.skip(site.bookingUrl !== null, BOOKS);
  const press = (key: "Tab" | "Enter" | "Escape" | "ArrowDown" | " ") => page.keyboard.press(key);
  await page.goto(baseURL + BOOKING_PAGE);
  await press("Tab");
  expect(await focusedName(page)).toBe(WORDS.skip);
  await press("Enter");
  const opener = await page.$(OPENER);
  for (let presses = 0; presses < 60 && !(await isFocused(opener)); presses++) await press("Tab");
  await press("Enter");
  const calendar = await calendarOf(page);
  // Past the choice of the time zone, to the days.
  const isAmongDays = () => calendar.evaluate(() => document.activeElement?.matches("[type=radio]"));
  for (let presses = 0; presses < 5 && !(await isAmongDays()); presses++) await press("Tab");
  await press("ArrowDown");
  // Past the time zone, to the times.
  await press("Tab");
  await press("Tab");
  await press(" ");
  for (let presses = 0; presses < 5 && !(await focusedName(calendar))?.startsWith(WORDS.schedule.take); presses++) {
    await press("Tab");
  }
  await press("Enter");
  await expect.poll(() => focusedName(calendar)).toBe(WORDS.schedule.prepared);
  // Past what may still be changed.
  for (let presses = 0; presses < 5 && (await focusedName(calendar)) !== WORDS.schedule.email; presses++) {
    await press("Tab");
  }
  expect(await calendar.evaluate(() => (document.activeElement as HTMLAnchorElement).href)).toMatch(/^mailto:/);
  await press("Escape");
  await page.waitForSelector(DIALOG, HIDDEN);
  await expect.poll(() => isFocused(opener)).toBe(true);

  await page.evaluate(() => {
    location.hash = "#book";
  });
  await calendarOf(page);
  await page.evaluate(() => history.back());
  await page.waitForSelector(DIALOG, HIDDEN);
  await expect.poll(() => urlOf(page)).toBe(`${baseURL}${BOOKING_PAGE}#main`);
  await page.evaluate(() => history.forward());
  await calendarOf(page);
  await press("Escape");
  await page.waitForSelector(DIALOG, HIDDEN);

  await page.setViewport({ width: 360, height: 740 });
  await page.waitForSelector(MENU, HIDDEN);
  await (await page.$("header button"))?.click();
  const link = await page.waitForSelector(MENU, { visible: true });
  const hash = await link?.evaluate((element) => (element as HTMLAnchorElement).hash);
  await link?.click();
  await page.waitForSelector(MENU, HIDDEN);
  await expect.poll(() => urlOf(page)).toBe(baseURL + BOOKING_PAGE + hash);
  await expect
    .poll(() =>
      page.$eval(`${hash} :is(h1, h2)`, (heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
});

test("closes the dialog whatever its calendar has added to the history, and one Back leaves", async ({
  firefoxPage: page,
  baseURL,
}) => {
  test.skip(site.bookingUrl !== null, BOOKS);
  await page.goto(baseURL + ELSEWHERE);
  await page.goto(baseURL + BOOKING_PAGE);
  for (let time = 0; time < 2; time++) {
    await (await page.$(OPENER))?.click();
    const calendar = await calendarOf(page);
    for (const step of ["#one", "#two"]) await calendar.evaluate((hash) => history.pushState({}, "", hash), step);
    await (await closeOf(page))?.click();
    await page.waitForSelector(DIALOG, HIDDEN);
    await expect.poll(() => urlOf(page)).toBe(baseURL + BOOKING_PAGE);
  }
  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(page)).toBe(ELSEWHERE);
});

test("shows every page, without scrolling sideways at 320 px", async ({ firefoxPage: page, baseURL }) => {
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
});
