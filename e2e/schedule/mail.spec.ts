/** A request without a mail program: in Gmail and Outlook, and after an error page. */
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { TAB_PAGES } from "@/lib/navigation";
import { setClock } from "../clock";
import {
  changeButton,
  emailLink,
  expect,
  expectedDays,
  fieldsOf,
  headingOf,
  letterOf,
  NOW,
  openInDialog,
  openSchedule,
  serviceLink,
  TEXTS,
  takeButton,
  takeTime,
  test,
  timeOf,
  timesOf,
  topicOf,
  VISITOR_ZONE,
} from "./schedule-page";

/** An in-app browser without a mail program shows an error page in place of the scheduling page. */
const ERROR_PAGE = "data:text/html,No mail program";

test.use({ timezoneId: VISITOR_ZONE, locale: "en-GB" });

test("opens the same request in Gmail and Outlook, in a new tab, and requests nothing from them before", async ({
  page,
  context,
  allowedOrigins,
}) => {
  const hosts: string[] = [];
  await context.route(/^https:/, (route) => {
    const { hostname, origin } = new URL(route.request().url());
    hosts.push(hostname);
    allowedOrigins.add(origin);
    return route.fulfill({ body: "" });
  });
  await openSchedule(page);
  await takeTime(page);
  const { to, subject, body } = await letterOf(page);
  expect(hosts).toEqual([]);
  for (const [link, subjectField] of [
    [serviceLink(page, TEXTS.gmail), "su"],
    [serviceLink(page, TEXTS.outlook), "subject"],
  ] as const) {
    await expect(link).toHaveAttribute("rel", "noopener");
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await tab.waitForLoadState();
    const { searchParams } = new URL(tab.url());
    expect(["to", subjectField, "body"].map((field) => searchParams.get(field))).toEqual([to, subject, body]);
    await tab.close();
    await expect(headingOf(page)).toHaveText(TEXTS.sent);
  }
  expect(hosts).toHaveLength(2);
  for (const name of [TEXTS.googleCalendar, TEXTS.outlookCalendar]) {
    await expect(serviceLink(page, name)).toHaveAttribute("href", /^https:/);
  }
});

test("restores the time, the name and the letter after Back from an error page", async ({ page }) => {
  await openSchedule(page);
  const time = timeOf(page, expectedDays(VISITOR_ZONE)[0]?.times[1]);
  await takeTime(page, time);
  await fieldsOf(page)[0]?.fill("Ada Lovelace");
  await topicOf(page).selectOption(TAB_PAGES.at(-1)?.navLabel ?? "");
  await emailLink(page).press("Enter");
  const letter = await letterOf(page);
  await page.goto(ERROR_PAGE);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(TEXTS.sent);
  expect(await letterOf(page)).toEqual(letter);
  await changeButton(page).click();
  await expect(time).toBeChecked();

  // The page keeps the time and the name, but shows the times again.
  await page.reload();
  await expect(headingOf(page)).toHaveText(TEXTS.choose);
  await expect(time).toBeChecked();
  await takeButton(page).click();
  await expect(page.getByRole("textbox").first()).toHaveValue("Ada Lovelace");
});

test("keeps name, number and time when the dialog is closed and opened again", async ({ page }) => {
  test.skip(site.bookingUrl !== null, "the dialog shows the owner's own calendar");
  const frame = await openInDialog(page);
  await takeTime(frame, timesOf(frame).nth(1));
  for (const field of fieldsOf(frame)) await field.fill("Ada 555");
  const letter = await letterOf(frame);
  await changeButton(frame).press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = "#book";
  });
  await expect(headingOf(frame)).toHaveText(TEXTS.prepared);
  for (const field of fieldsOf(frame)) await expect(field).toHaveValue("Ada 555");
  expect(await letterOf(frame)).toEqual(letter);
});

test("limits how often it saves while a key is held, and works even if the browser refuses to save", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts = { changes: 0 };
    Object.assign(globalThis, { counts });
    History.prototype.replaceState = () => {
      counts.changes++;
      throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
    };
  });
  await setClock(page, NOW);
  await page.clock.install({ time: NOW });
  await page.goto(schedulePath);
  await page.clock.runFor(1000);
  const changes = () => page.evaluate(() => (globalThis as unknown as { counts: { changes: number } }).counts.changes);
  await page.clock.pauseAt(NOW + 5000);
  const before = await changes();
  await timesOf(page).first().focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
  await expect(timesOf(page).and(page.locator(":focus"))).toBeChecked();
  expect(await changes()).toBe(before);
  await page.clock.runFor(1000);
  expect(await changes()).toBe(before + 1);
  await takeButton(page).click();
  await expect(headingOf(page)).toBeFocused();
  await expect(headingOf(page)).toHaveText(TEXTS.prepared);
});

test.describe("in a browser without a method that the page needs", () => {
  test.use({ tolerated: /toWellFormed/ });

  test("shows the other ways to book, also if it fails later, and logs the error", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => errors.push(message.text()));
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      Reflect.deleteProperty(String.prototype, "toWellFormed");
    });
    await openSchedule(page);
    await takeTime(page);
    await expect(page.getByRole("link", { name: TEXTS.write })).toBeVisible();
    await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(0);
    expect(errors.join()).toContain("toWellFormed");
  });
});
