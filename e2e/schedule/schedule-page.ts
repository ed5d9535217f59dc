/** Helpers for tests of the site's own scheduling page: its parts, a fixed time, and the expected texts. */
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { groupByDate, upcomingDays, upcomingStarts } from "@/components/schedule/slots";
import { createWording, formatSlot } from "@/components/schedule/wording";
import { cityOf, MINUTE, offsetName } from "@/components/schedule/zones";
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { setClock } from "../clock";
import { BOOKING_PAGE, test as visitTest } from "../visit";
import { WORDS } from "../words";

export const MINUTES = site.consultation.minutes;
export const HOURS = { ...site.workingHours, minutes: MINUTES };
export const { schedule: TEXTS } = WORDS;
export const WORDING = createWording(site.language);

/** A time in November 2026, one hour before the firm opens, so that the first day still has slots. */
export const NOW = firstStartOfSecondDay(Date.UTC(2026, 10, 20)) - 60 * MINUTE;
/** The visitor's time zone, which differs from the firm's. */
export const VISITOR_ZONE =
  ["Europe/Paris", "Asia/Dubai"].find((zone) => offsetName(NOW, zone) !== offsetName(NOW, HOURS.timeZone)) ?? "UTC";
/** Another zone that visitors may choose. */
export const TOKYO = "Asia/Tokyo";
/** A locale with another time format than the site's language; the page uses the site's. */
export const VISITOR_LOCALE = site.language.startsWith("en-US") ? "de-DE" : "en-US";

function firstStartOfSecondDay(from: number): number {
  const [, second] = groupByDate(upcomingStarts(HOURS, from), HOURS.timeZone);
  return second?.starts[0] ?? from;
}

/** Returns the days and times that the page has to show in a time zone. slots.test.ts tests the rules. */
export function expectedDays(timeZone: string, now = NOW) {
  return upcomingDays(HOURS, now, timeZone).map(({ date, starts }) => ({
    date,
    name: WORDING.date(date),
    times: starts.map((start) => {
      const { wall, span, zone } = formatSlot(start, MINUTES, timeZone, WORDING);
      return { start, span, zone, clock: WORDING.clock(wall), name: `${WORDING.date(date)}, ${span}` };
    }),
  }));
}

/** The page itself, or the frame of the dialog. */
export type PageOrFrame = Page | FrameLocator;

export const headingOf = (container: PageOrFrame) => container.getByRole("heading", { level: 1 });
export const daysOf = (container: PageOrFrame) => container.getByRole("group", { name: TEXTS.day }).getByRole("radio");
export const timesOf = (container: PageOrFrame) => container.getByRole("radiogroup").getByRole("radio");
/** A day by its `date`, and a time by its `start`. */
export const dayOf = (container: PageOrFrame, { date = 0 } = {}) =>
  daysOf(container).and(container.locator(`[value="${date}"]`));
export const timeOf = (container: PageOrFrame, { start = 0 } = {}) =>
  timesOf(container).and(container.locator(`[value="${start}"]`));
/** The visible texts of the times. */
export const timeLabelsOf = (container: PageOrFrame) => container.getByRole("radiogroup").locator("label > span");
export const takeButton = (container: PageOrFrame) => container.getByRole("button", { name: TEXTS.take });
/** On a phone there are two links: one that is always in view, and one below the letter. */
export const emailLink = (container: PageOrFrame) => container.getByRole("link", { name: TEXTS.email }).first();
export const fileLink = (container: PageOrFrame) => container.getByRole("link", { name: TEXTS.file });
export const copyButton = (container: PageOrFrame) => container.getByRole("button", { name: TEXTS.copy, exact: true });
export const changeButton = (container: PageOrFrame) => container.getByRole("button", { name: TEXTS.change });
export const requestOf = (container: PageOrFrame) => container.getByRole("region", { name: TEXTS.request });
export const topicOf = (container: PageOrFrame) => requestOf(container).getByRole("combobox");
export const fieldsOf = (container: PageOrFrame) =>
  TEXTS.fields.map((name) => container.getByRole("textbox", { name, exact: true }));
/** A message above the times. */
export const noticeOf = (page: Page, text: string) => page.locator(".leaves").getByText(text).filter({ visible: true });
/** The field with the time zone. */
export const zoneField = (container: PageOrFrame) => container.getByRole("combobox", { name: TEXTS.zone });
/** The value of the field for a time zone. */
export const zoneLabel = (zone: string, instant = NOW) => `${cityOf(zone)}, ${offsetName(instant, zone)}`;
/** A link to a service on the web, which opens a new tab. */
export const serviceLink = (container: PageOrFrame, name: string) =>
  container.getByRole("link", { name: `${name} ${WORDS.newTab[0]}`, exact: true });
/** The ways to send the request without a mail program. */
export const webMailLinks = (container: PageOrFrame) =>
  [TEXTS.gmail, TEXTS.outlook].map((name) => serviceLink(container, name));
/** The scheduling page in the dialog. */
export const frameOf = (page: Page) => page.frameLocator(`iframe[src="${schedulePath}"]`);

/** Chooses a time, and writes the request. */
export async function takeTime(container: PageOrFrame, time = timesOf(container).first()): Promise<void> {
  await time.check({ force: true });
  await takeButton(container).click();
}

/** Types the name of a time zone, and chooses the best match. */
export async function chooseZone(container: PageOrFrame, name: string): Promise<void> {
  const field = zoneField(container);
  // The page requests the list of time zones when the field gets the focus.
  await field.focus();
  await expect(field.locator("xpath=../following-sibling::datalist/option").first()).toBeAttached();
  await field.fill(name);
  await field.press("Enter");
}

/** Opens the page at a fixed time. `deviceTime` is the browser's time, if it differs from the server's. */
export async function openSchedule(page: Page, now = NOW, deviceTime = now): Promise<void> {
  await setClock(page, now, deviceTime);
  await page.goto(schedulePath);
}

/** Opens the booking dialog with the page in it, at the fixed time. */
export async function openInDialog(page: Page): Promise<FrameLocator> {
  await setClock(page, NOW);
  await page.goto(`${BOOKING_PAGE}#book`);
  return frameOf(page);
}

/** Returns the recipient, subject and body of the email that a link opens. */
export async function letterOf(container: PageOrFrame, link: Locator = emailLink(container)) {
  const url = new URL((await link.getAttribute("href")) ?? "");
  return {
    to: url.pathname,
    subject: url.searchParams.get("subject") ?? "",
    body: url.searchParams.get("body") ?? "",
  };
}

/** Returns the properties of the only event in a calendar file, unfolded. */
export function eventIn(text: string): Map<string, string> {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]));
}

/** Converts a time of a calendar file, such as `20261124T140000Z`, to ms. */
export function instantOf(stamp = ""): number {
  return Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

/** The test of e2e/visit.ts, which also allows the browser's messages about a missing mail program. */
export const test = visitTest.extend({
  tolerated: /(Launched external handler|Failed to launch) .*mailto:/,
});
export { expect };
