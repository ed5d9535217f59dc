/** The main journeys once more in an engine of another family, against the same files and headers. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Frame, Page } from "puppeteer-core";
import { plans } from "../../content/plans";
import { routes, schedulePath } from "../../content/routes";
import { site } from "../../content/site";
import { installedFirefox } from "../../tools/browser/installed";
import { PAGES } from "../visit";
import { expect, focusedName, named, startFirefox, test } from "./firefox";

// One after the other, in one Firefox.
test.describe.configure({ mode: "default" });
test.skip(!installedFirefox(), "Firefox is not installed here");

const HIDDEN = { hidden: true };
const DIALOG = "[role=dialog]";
const TIME = "li button";

/** As the page itself knows it: puppeteer does not hear of a Back within a page. */
const addressOf = (page: Page) => page.evaluate(() => location.href);
const pathOf = (page: Page) => page.evaluate(() => location.pathname);
const headingInView = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page.$eval(selector, (heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);

/** The open dialog's calendar, with its times. */
async function calendarOf(page: Page): Promise<Frame> {
  await named(page, "dialog", site.consultation.title);
  const frame = await (await page.waitForSelector(`${DIALOG} iframe`))?.contentFrame();
  if (!frame) throw new Error("The dialog has no frame");
  await frame.waitForSelector(TIME, { visible: true });
  return frame;
}

test("reads the landing page and books from the hero", async ({ firefoxPage: page, baseURL }) => {
  await page.goto(`${baseURL}/`);
  await (await named(page, "link", "Schedule Consultation")).click();
  const calendar = await calendarOf(page);
  expect(await focusedName(page)).toBe("Close booking dialog");

  await (await calendar.$$("label:has([type=radio])"))[2]?.click();
  expect(
    await calendar.$$eval("[type=radio]", (days) => days.findIndex((day) => (day as HTMLInputElement).checked)),
  ).toBe(2);
  await (await calendar.waitForSelector(TIME))?.click();
  const email = await named(calendar, "link", "Open email");
  const href = await email.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(href).toMatch(new RegExp(`^mailto:${site.email}\\?subject=.+body=`));

  await (await named(page, "button", "Close booking dialog")).click();
  await page.waitForSelector(DIALOG, HIDDEN);
  await expect.poll(() => addressOf(page)).toBe(`${baseURL}/`);
  await expect.poll(() => focusedName(page)).toBe("Schedule Consultation");
});

test("reads the prices by keyboard and books", async ({ firefoxPage: page, baseURL }) => {
  const press = (key: "Tab" | "Enter" | "Escape" | "ArrowDown") => page.keyboard.press(key);
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await press("Tab");
      if ((await focusedName(page)) === name) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await page.goto(`${baseURL}/talent/`);
  await press("Tab");
  expect(await focusedName(page)).toBe("Skip to content");
  await tabTo("Pricing");
  await press("Enter");
  await headingInView(page, "#pricing h2");
  const prices = await page.$eval("#pricing", (section) => section.textContent);
  for (const { title, priceText } of plans) {
    expect(prices).toContain(title);
    expect(prices).toContain(priceText);
  }

  // From the section that was chosen, Tab goes on in it.
  await tabTo("Get Started");
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("pricing");
  await press("Enter");
  const calendar = await calendarOf(page);
  expect(await focusedName(page)).toBe("Close booking dialog");
  // Past the choice of the time zone, to the days.
  const isAmongDays = () => calendar.evaluate(() => document.activeElement?.matches("[type=radio]"));
  for (let presses = 0; presses < 5 && !(await isAmongDays()); presses++) await press("Tab");
  await press("ArrowDown");
  await press("Tab");
  await press("Enter");
  expect(await focusedName(calendar)).toBe("Send your request");
  await press("Tab");
  await press("Tab");
  expect(await calendar.evaluate(() => (document.activeElement as HTMLAnchorElement).href)).toMatch(/^mailto:/);

  await press("Escape");
  await page.waitForSelector(DIALOG, HIDDEN);
  await expect.poll(() => focusedName(page)).toBe("Get Started");
});

test("#book in the address opens the dialog, and Back closes it", async ({ firefoxPage: page, baseURL }) => {
  await page.goto(`${baseURL}/talent/`);
  await page.evaluate(() => {
    location.hash = "#book";
  });
  await calendarOf(page);
  await page.evaluate(() => history.back());
  await page.waitForSelector(DIALOG, HIDDEN);
  await expect.poll(() => addressOf(page)).toBe(`${baseURL}/talent/`);
  await page.evaluate(() => history.forward());
  await calendarOf(page);
  await page.keyboard.press("Escape");
  await page.waitForSelector(DIALOG, HIDDEN);

  await page.goto(`${baseURL}/#book`);
  await calendarOf(page);
});

test("closes the dialog whatever its calendar has added to the history, and one Back leaves", async ({
  firefoxPage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/404.html`);
  await page.goto(`${baseURL}/talent/`);
  for (let time = 0; time < 2; time++) {
    await (await named(page, "link", "Get Started")).click();
    const calendar = await calendarOf(page);
    for (const step of ["#one", "#two"]) await calendar.evaluate((hash) => history.pushState({}, "", hash), step);
    await (await named(page, "button", "Close booking dialog")).click();
    await page.waitForSelector(DIALOG, HIDDEN);
    await expect.poll(() => addressOf(page)).toBe(`${baseURL}/talent/`);
  }
  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(page)).toBe("/404.html");
});

test("goes to a section by the menu at 360 px", async ({ firefoxPage: page, baseURL }) => {
  await page.setViewport({ width: 360, height: 740 });
  await page.goto(`${baseURL}/talent/`);
  const pricing = "nav[aria-label=Main] a[href='#pricing']";
  await page.waitForSelector(pricing, HIDDEN);
  await (await named(page, "button", "Menu")).click();
  await (await page.waitForSelector(pricing, { visible: true }))?.click();
  await page.waitForSelector(pricing, HIDDEN);
  await headingInView(page, "#pricing h2");
  await expect.poll(() => addressOf(page)).toBe(`${baseURL}/talent/#pricing`);

  await (await named(page, "button", "Menu")).click();
  await page.waitForSelector(pricing, { visible: true });
  await page.keyboard.press("Escape");
  await page.waitForSelector(pricing, HIDDEN);
  expect(await focusedName(page)).toBe("Menu");
});

test("goes from page to page by the footer, and finds no page where there is none", async ({
  firefoxPage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/`);
  for (const { navLabel, path } of routes.filter(({ inSitemap }) => inSitemap)) {
    await (await page.waitForSelector(`footer ::-p-aria([name="${navLabel}"][role="link"])`))?.click();
    await expect.poll(async () => (await pathOf(page)).replace(/(.)\/$/, "$1")).toBe(path);
    await page.waitForSelector("h1", { visible: true });
  }
  const answer = await page.goto(`${baseURL}/nowhere/`);
  expect(answer?.status()).toBe(404);
  await named(page, "heading", "404 Page Not Found");
  await (await page.waitForSelector("main a"))?.click();
  await expect.poll(() => pathOf(page)).toBe("/");
});

test("no page scrolls sideways at 320 px", async ({ firefoxPage: page, baseURL }) => {
  await page.setViewport({ width: 320, height: 640 });
  for (const { address } of PAGES) {
    await page.goto(baseURL + address);
    const sideways = await page.evaluate(() => {
      scrollTo({ left: 1000, behavior: "instant" });
      return Math.max(scrollX, document.documentElement.scrollWidth - document.documentElement.clientWidth);
    });
    expect(sideways, address).toBe(0);
  }
});

test("holds a chosen time with a calendar file, in the dialog and on the page alone", async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), "calendar-file-"));
  const browser = await startFirefox({
    "browser.download.dir": folder,
    "browser.download.folderList": 2,
    "browser.download.useDownloadDir": true,
    "browser.download.always_ask_before_handling_new_types": false,
    "browser.helperApps.neverAsk.saveToDisk": "text/calendar",
  });
  const page = await browser.newPage();
  const broken: string[] = [];
  page.on("console", (message) => broken.push(message.text()));
  page.on("pageerror", (error) => broken.push(String(error)));
  const files = async () => (await readdir(folder)).filter((name) => name.endsWith(".ics"));
  for (const [index, address] of ["/talent/#book", schedulePath].entries()) {
    await page.goto(baseURL + address);
    const place = index === 0 ? await calendarOf(page) : page;
    await (await place.waitForSelector(TIME))?.click();
    await (await named(place, "link", "Calendar file")).click();
    await expect.poll(files).toHaveLength(index + 1);
    const [name = ""] = await files();
    await expect
      .poll(() => readFile(join(folder, name), "utf8"))
      .toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
  }
  expect(broken).toEqual([]);
  await browser.close();
  await rm(folder, { recursive: true });
});

test("with script off the same press leads to the calendar", async ({ baseURL }) => {
  const browser = await startFirefox({ "javascript.enabled": false });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/talent/`);
  // Puppeteer's own ways to look for things and to press them need script in the page.
  const { x, y } = await page.evaluate(() => {
    const { left, top } = document.querySelector("main a[data-booking]")?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + 20, y: top + 20 };
  });
  await page.mouse.click(x, y);
  await expect.poll(() => pathOf(page).catch(() => "")).toBe(schedulePath);
  const ways = await page.evaluate(() =>
    [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href")),
  );
  expect(ways).toEqual(expect.arrayContaining([expect.stringMatching(/^mailto:/), expect.stringMatching(/^tel:/)]));
  await browser.close();
});
