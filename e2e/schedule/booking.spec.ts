/** Visitors who book on the scheduling page. */
import { readFile } from "node:fs/promises";
import { upcomingStarts } from "@/components/schedule/slots";
import { formatSlot } from "@/components/schedule/wording";
import { MINUTE } from "@/components/schedule/zones";
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { findHost } from "@/lib/host";
import { TAB_PAGES } from "@/lib/navigation";
import { expectNoAxeViolation } from "../accessibility/axe";
import { setClock } from "../clock";
import {
  changeButton,
  copyButton,
  dayOf,
  daysOf,
  emailLink,
  eventIn,
  expect,
  expectedDays,
  fieldsOf,
  fileLink,
  HOURS,
  headingOf,
  instantOf,
  letterOf,
  MINUTES,
  NOW,
  noticeOf,
  openSchedule,
  TEXTS,
  takeButton,
  takeTime,
  test,
  timeLabelsOf,
  timeOf,
  timesOf,
  topicOf,
  VISITOR_LOCALE,
  VISITOR_ZONE,
  WORDING,
  webMailLinks,
  zoneField,
  zoneLabel,
} from "./schedule-page";

const PHONE_NUMBER = "+1 202 555 0100";

test.use({ timezoneId: VISITOR_ZONE, locale: VISITOR_LOCALE });

test("offers the coming business days and the first day's times, formatted in the site's language", {
  tag: "@any-firm",
}, async ({ page }) => {
  await openSchedule(page);
  const expected = expectedDays(VISITOR_ZONE);
  await expect(headingOf(page)).toHaveText(TEXTS.choose);
  await expect(zoneField(page)).toHaveValue(zoneLabel(VISITOR_ZONE));
  await expect(daysOf(page)).toHaveCount(expected.length);
  for (const day of expected) await expect(dayOf(page, day)).toBeVisible();
  await expect(dayOf(page, expected[0])).toBeChecked();
  const first = expected[0]?.times ?? [];
  await expect(timesOf(page)).toHaveCount(first.length);
  for (const time of first) await expect(timeOf(page, time)).toBeVisible();
  await expect(page.getByRole("radiogroup").getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(timeLabelsOf(page).first()).toHaveText(first[0]?.clock ?? "");
});

test("names each day and time by its visible words, at every width", async ({ page }) => {
  await openSchedule(page);
  const [day] = expectedDays(VISITOR_ZONE);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const choice of [dayOf(page, day), timeOf(page, day?.times[0])]) {
      const label = choice.locator("xpath=..");
      // The visible texts, in reading order.
      const words = (await label.innerText()).split(/\s+/).filter(Boolean);
      const name = new RegExp(words.map((word) => word.replace(/\W/g, "\\$&")).join("\\s+"));
      await expect(choice).toHaveAccessibleName(name);
    }
  }
});

test("books by keyboard", async ({ page }) => {
  await openSchedule(page);
  const [, second] = expectedDays(VISITOR_ZONE);
  const chosen = second?.times[1];

  await daysOf(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(dayOf(page, second)).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: second?.name })).toBeVisible();
  const clocks = second?.times.map(({ clock }) => clock) ?? [];
  await expect(page.getByRole("status")).toHaveText(TEXTS.summary(second?.name ?? "", clocks));

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(timesOf(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const time = timeOf(page, chosen);
  await expect(time).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(takeButton(page)).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: TEXTS.prepared })).toBeFocused();
  await expect(page.getByRole("status")).toHaveText(`${chosen?.name}, ${chosen?.zone}`);
  await expect(timesOf(page)).toHaveCount(0);

  const stops = [changeButton(page), ...fieldsOf(page), topicOf(page), emailLink(page), ...webMailLinks(page)];
  for (const next of [...stops, copyButton(page)]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await changeButton(page).press("Enter");
  await expect(time).toBeFocused();
  await expect(headingOf(page)).toHaveText(TEXTS.choose);
  await expect(dayOf(page, second)).toBeChecked();
  await expect(page.getByRole("status")).toBeEmpty();
});

test("keeps the chosen time of day, shown on the ticket, when the visitor chooses another day", async ({ page }) => {
  await openSchedule(page);
  const [, day, next] = expectedDays(VISITOR_ZONE).filter(({ times }) => times.length > 0);
  const third = next?.times[2];
  const onTicket = (text = "") => page.getByText(text, { exact: true }).filter({ visible: true });
  await dayOf(page, day).check({ force: true });
  await expect(onTicket(TEXTS.length(MINUTES))).toHaveCount(1);
  // Without a chosen time, the button leads to the times.
  await page.getByRole("button", { name: TEXTS.pick }).click();
  await expect(timesOf(page).first()).toBeFocused();
  await timesOf(page).nth(2).check({ force: true });
  await expect(onTicket(third?.span)).toHaveCount(1);
  await dayOf(page, next).check({ force: true });
  await expect(timesOf(page).nth(2)).toBeChecked();
  await expect(onTicket(third?.span)).toHaveCount(1);
  await takeButton(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.prepared })).toBeFocused();
  // The time is on the ticket and in the letter.
  await expect(onTicket(third?.span)).toHaveCount(2);
});

test("offers a calendar file for the time, and one with the same id for a changed time", async ({ page }) => {
  await openSchedule(page);
  const [day] = expectedDays(VISITOR_ZONE);
  const ids = new Set<string | undefined>();
  for (const index of [0, 1]) {
    await takeTime(page, timesOf(page).nth(index));
    await expect(fileLink(page)).toBeHidden();
    await emailLink(page).press("Enter");
    const [download] = await Promise.all([page.waitForEvent("download"), fileLink(page).press("Enter")]);
    expect(download.suggestedFilename()).toMatch(/^[\p{Ll}\p{N}-]+\.ics$/u);
    const event = eventIn(await readFile(await download.path(), "utf8"));
    const start = day?.times[index]?.start ?? 0;
    expect(instantOf(event.get("DTSTART"))).toBe(start);
    expect(instantOf(event.get("DTEND"))).toBe(start + MINUTES * MINUTE);
    expect(instantOf(event.get("DTSTAMP"))).toBe(NOW);
    expect(event.get("UID")).toMatch(/^[\d-]{16,}$/);
    ids.add(event.get("UID"));
    await changeButton(page).press("Enter");
  }
  expect(ids.size).toBe(1);
});

test("copies the request, and shows so until another time is chosen", async ({ page }) => {
  // The real clipboard is shared with other tests.
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void written.push(text) },
    });
  });
  await openSchedule(page);
  await takeTime(page);
  await copyButton(page).press("Enter");
  await expect(page.getByRole("button", { name: TEXTS.copied })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(TEXTS.copied);
  const written = await page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
  const { to, subject, body } = await letterOf(page);
  expect(written).toEqual([TEXTS.letter(to, subject, body.replaceAll("\r\n", "\n"))]);

  await changeButton(page).press("Enter");
  await takeTime(page, timesOf(page).nth(1));
  await expect(copyButton(page)).toBeVisible();
});

test("removes times that have passed when the visitor returns to the tab, and at the next click", async ({ page }) => {
  await openSchedule(page);
  const count = await timesOf(page).count();
  const [first = 0] = upcomingStarts(HOURS, NOW);
  await page.clock.setFixedTime(first + MINUTE);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(timesOf(page)).toHaveCount(expectedDays(VISITOR_ZONE, first + MINUTE)[0]?.times.length ?? 0);
  expect(await timesOf(page).count()).toBeLessThan(count);

  const [{ start: near = 0, name = "" } = {}] = expectedDays(VISITOR_ZONE, first + MINUTE)[0]?.times ?? [];
  await timesOf(page).first().check({ force: true });
  await page.clock.setFixedTime(near);
  await takeButton(page).click();
  await expect(headingOf(page)).toHaveText(TEXTS.choose);
  await expect(noticeOf(page, TEXTS.gone({ time: name }))).toHaveCount(1);
  await expect(page.getByRole("status")).toHaveText(TEXTS.gone({ time: name }));
  await expect(timeOf(page, { start: near })).toHaveCount(0);
});

test("reports that the time of a written request has passed, and keeps the rest of it for another time", async ({
  page,
}) => {
  const start = expectedDays(VISITOR_ZONE)[0]?.times[0]?.start ?? 0;
  const topic = TAB_PAGES.at(-1)?.navLabel ?? "";
  await setClock(page, NOW);
  await page.clock.install({ time: NOW });
  await page.goto(schedulePath);
  // Runs what the page has scheduled for its next frames.
  await page.clock.runFor(1000);
  await takeTime(page);
  for (const field of fieldsOf(page)) await field.fill(PHONE_NUMBER);
  await topicOf(page).selectOption(topic);
  await page.clock.runFor(start - NOW - 2 * MINUTE);
  await expect(headingOf(page)).toHaveText(TEXTS.prepared);

  // The page's own timer removes it, without an event or a click.
  await page.clock.runFor(2 * MINUTE);
  await expect(headingOf(page)).toHaveText(TEXTS.passed);
  await expect(page.getByRole("status")).toHaveText(TEXTS.passed);
  await expect(page.getByRole("link", { name: TEXTS.email })).toHaveCount(0);
  await expectNoAxeViolation(page, "the scheduling page after the time has passed");

  await page.getByRole("button", { name: TEXTS.another }).click();
  await takeTime(page);
  const { body } = await letterOf(page);
  for (const name of TEXTS.fields) expect(body).toContain(`${name}: ${PHONE_NUMBER}\r\n`);
  expect(body).toContain(topic);
  const next = formatSlot(upcomingStarts(HOURS, start + MINUTE)[0] ?? 0, MINUTES, VISITOR_ZONE, WORDING);
  expect(body).toContain(`${next.span}, ${next.zoneAndOffset}`);
});

test("asks for the topic, which decides the speaker and is written in the letter", async ({ page }) => {
  await openSchedule(page);
  expect(TAB_PAGES.length).toBeGreaterThan(1);
  for (const route of TAB_PAGES) {
    const { navLabel } = route;
    await page.getByRole("radio", { name: navLabel, exact: true }).check({ force: true });
    const host = findHost(route);
    if (host) await expect(page.getByRole("main").getByText(host.name).filter({ visible: true })).toHaveCount(1);
    await takeTime(page);
    const { to, body } = await letterOf(page);
    expect(to).toBe(site.email);
    expect(body).toContain(navLabel);
    await changeButton(page).press("Enter");
  }
});
