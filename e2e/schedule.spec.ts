import { readFile } from "node:fs/promises";
import { type ConsoleMessage, expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { groupByDate, upcomingDays, upcomingStarts } from "@/components/schedule/slots";
import { formatSlot, hoursInWords, wordingIn } from "@/components/schedule/wording";
import { cityOf, MINUTE, offsetName, wallAt } from "@/components/schedule/zones";
import { fullTitle, pageAddress, schedulePath } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { hostOf } from "@/lib/host";
import { ICONS } from "@/lib/icons";
import { OWN_PAGES } from "@/lib/navigation";
import { expectNoFault } from "./accessibility/axe";
import { setClock } from "./clock";
import { BOOKING_PAGE } from "./visit";
import { WORDS as INTERFACE } from "./words";

const MINUTES = site.consultation.minutes;
const HOURS = { ...site.workingHours, minutes: MINUTES };
/** An hour before one of the firm's days begins: two days after a start in November 2026, so a whole day is ahead. */
const NOW = firstOfNextDay(Date.UTC(2026, 10, 20)) - 60 * MINUTE;
/** The visitor's time zone: one with another clock than the firm's. */
const AWAY =
  ["Europe/Paris", "Asia/Dubai"].find((zone) => offsetName(NOW, zone) !== offsetName(NOW, HOURS.timeZone)) ?? "UTC";
/** Another one that visitors may choose. */
const TOKYO = "Asia/Tokyo";

const WORDS = wordingIn(site.language);
const { schedule: SAYS } = INTERFACE;

/** The firm's first time on the day after the first that it offers. */
function firstOfNextDay(from: number): number {
  const [, next] = groupByDate(upcomingStarts(HOURS, from), HOURS.timeZone);
  return next?.starts[0] ?? from;
}

/** What the page has to show in `timeZone`, by the rules that slots.test.ts proves. */
function daysIn(timeZone: string, now = NOW) {
  return upcomingDays(HOURS, now, timeZone).map(({ date, starts }) => ({
    name: starts.length > 0 ? WORDS.date(date) : `${WORDS.date(date)} ${SAYS.closed}`,
    times: starts.map((start) => {
      const { wall, span, zone } = formatSlot(start, MINUTES, timeZone, WORDS);
      return { start, span, zone, clock: WORDS.clock(wall), name: `${WORDS.date(date)}, ${span}` };
    }),
  }));
}

type Place = Page | FrameLocator;
const days = (page: Place) => page.getByRole("group", { name: SAYS.day }).getByRole("radio");
const times = (page: Place) => page.getByRole("radiogroup").getByRole("radio");
const take = (page: Place) => page.getByRole("button", { name: SAYS.take });
/** On a phone there are two: in sight at once, and at the foot of the letter. */
const openEmail = (page: Place) => page.getByRole("link", { name: SAYS.email }).first();
const file = (page: Place) => page.getByRole("link", { name: SAYS.file });
const copy = (page: Place) => page.getByRole("button", { name: SAYS.copy, exact: true });
const change = (page: Place) => page.getByRole("button", { name: SAYS.change });
const request = (page: Place) => page.getByRole("region", { name: SAYS.request });
const topic = (page: Place) => request(page).getByRole("combobox");
const fields = (page: Place) => SAYS.fields.map((name) => page.getByRole("textbox", { name, exact: true }));
/** What is said above the times. */
const notice = (page: Place, text: string) => page.getByRole("main").getByText(text).filter({ visible: true });
/** What is done about a chosen time: on its ticket, and at the foot of the letter. */
const actions = (page: Place) => [change(page), openEmail(page)];

/** What is seen of the times. */
const faces = (page: Place) => page.getByRole("radiogroup").locator("label > span[aria-hidden]");
/** The button that names a time zone. */
const zoneButton = (page: Page, zone: string) =>
  page.getByRole("button", { name: SAYS.zone(cityOf(zone), offsetName(NOW, zone)) });
/** The dialog in which a time zone is looked for. */
function zoneDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: SAYS.zoneTitle });
  return {
    dialog,
    search: dialog.getByLabel(SAYS.zoneSearch),
    results: dialog.getByRole("listitem").getByRole("button"),
  };
}
/** A link to a service on the web. */
const service = (page: Place, name: string) =>
  page.getByRole("link", { name: `${name} ${INTERFACE.newTab[0]}`, exact: true });
/** The ways to send the request without a mail program. */
const webMail = (page: Place) => [SAYS.gmail, SAYS.outlook].map((name) => service(page, name));

/** Looks for a time zone by a name, and takes the first that is found. */
async function chooseZone(page: Page, button: Locator, name: string): Promise<void> {
  await button.click();
  const { dialog, search } = zoneDialog(page);
  await expect(search).toBeFocused();
  await search.fill(name);
  await search.press("Enter");
  await expect(dialog).toBeHidden();
}

/** Opens the page at a fixed moment and fails the test on any message, violation or error but the mail program's. */
async function open(page: Page, now = NOW, deviceTime = now) {
  page.on("console", (message: ConsoleMessage) => {
    const words = message.text();
    (/^(Launched external handler|Failed to launch) .*mailto:/.test(words) ? launched : errors).push(words);
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await setClock(page, now, deviceTime);
  await page.goto(schedulePath);
}

let errors: string[] = [];
/** What was handed to a mail program. */
let launched: string[] = [];
test.beforeEach(() => {
  errors = [];
  launched = [];
});
test.afterEach(() => {
  expect(errors).toEqual([]);
});

/** Chooses a time, and takes it. */
async function takeTime(page: Place, time = times(page).first()): Promise<void> {
  await time.check({ force: true });
  await take(page).click();
}

/** Subject and body of a `mailto:` link, and its receiver. */
function letterOf(href: string | null) {
  const url = new URL(href ?? "");
  return {
    to: url.pathname,
    subject: url.searchParams.get("subject") ?? "",
    body: url.searchParams.get("body") ?? "",
  };
}

/** The properties of the one event in a calendar file, unfolded. */
function eventIn(text: string): Map<string, string> {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]));
}

/** `2026-11-24T14:00:00Z` for `20261124T140000Z`, as a calendar file writes it. */
function iso(stamp = ""): string {
  return stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z");
}

/** Whether a press on the middle of something in the frame reaches it: neither out of view nor below head or foot. */
async function isOnTop(target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  if (!box) return false;
  return target.page().evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName === "IFRAME", {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
}

test.describe("a visitor elsewhere", () => {
  test.use({ timezoneId: AWAY, locale: "en-GB" });

  test("is offered the coming business days and the times of the first, on the site's own clock", {
    tag: "@any-firm",
  }, async ({ page }) => {
    await open(page);
    const expected = daysIn(AWAY);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.choose);
    await expect(zoneButton(page, AWAY)).toBeVisible();
    await expect(days(page)).toHaveCount(expected.length);
    for (const { name } of expected) await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: expected[0]?.name, exact: true })).toBeChecked();
    const first = expected[0]?.times ?? [];
    await expect(times(page)).toHaveCount(first.length);
    for (const { name } of first) await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("radiogroup").getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(faces(page).first()).toHaveText(first[0]?.clock ?? "");
  });

  test("books without a mouse", async ({ page }) => {
    await open(page);
    const [, second] = daysIn(AWAY);
    const chosen = second?.times[1];

    await days(page).first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: second?.name, exact: true })).toBeFocused();
    await expect(page.getByRole("heading", { level: 2, name: second?.name })).toBeVisible();
    const clocks = second?.times.map(({ clock }) => clock) ?? [];
    await expect(page.getByRole("status")).toHaveText(SAYS.summary(second?.name ?? "", clocks));

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(times(page).first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    const time = page.getByRole("radio", { name: chosen?.name, exact: true });
    await expect(time).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(take(page)).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: SAYS.prepared })).toBeFocused();
    await expect(page.getByRole("status")).toHaveText(`${chosen?.name}, ${chosen?.zone}`);
    await expect(times(page)).toHaveCount(0);

    for (const next of [change(page), ...fields(page), topic(page), openEmail(page), ...webMail(page), copy(page)]) {
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
    }
    await change(page).press("Enter");
    await expect(time).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.choose);
    await expect(page.getByRole("radio", { name: second?.name, exact: true })).toBeChecked();
    await expect(page.getByRole("status")).toBeEmpty();
  });

  test("sees the chosen time on the ticket, and keeps it on every day that has it", async ({ page }) => {
    await open(page);
    const [, day, next] = daysIn(AWAY).filter(({ times }) => times.length > 0);
    const third = next?.times[2];
    const onTicket = (text = "") => page.getByText(text, { exact: true }).filter({ visible: true });
    await page.getByRole("radio", { name: day?.name, exact: true }).check({ force: true });
    await expect(onTicket(SAYS.length(MINUTES))).toHaveCount(1);
    // Until then the button leads to the times.
    await page.getByRole("button", { name: SAYS.pick }).click();
    await expect(times(page).first()).toBeFocused();
    await times(page).nth(2).check({ force: true });
    await expect(onTicket(third?.span)).toHaveCount(1);
    await page.getByRole("radio", { name: next?.name, exact: true }).check({ force: true });
    await expect(times(page).nth(2)).toBeChecked();
    await expect(onTicket(third?.span)).toHaveCount(1);
    await take(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: SAYS.prepared })).toBeFocused();
    await expect(page.getByRole("status")).toHaveText(`${third?.name}, ${third?.zone}`);
    // There, and in the letter.
    await expect(onTicket(third?.span)).toHaveCount(2);
  });

  test("sees the time and the button on a phone and a tablet, and they cover nothing", async ({ page }) => {
    await open(page);
    const [{ times: [first] = [] } = {}] = daysIn(AWAY);
    await times(page).first().check({ force: true });
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(take(page)).toBeInViewport({ ratio: 1 });
      const time = page.getByText(first?.span ?? "", { exact: true }).filter({ visible: true });
      await expect(time).toBeInViewport({ ratio: 1 });
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      const [above, below] = [await take(page).boundingBox(), await footer.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0), `${width} px`).toBeLessThan(below?.y ?? 0);
    }
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const steps = page.getByText(SAYS.firstStep).filter({ visible: true });
      const [above, below] = [await steps.boundingBox(), await faces(page).first().boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0), `what happens next, ${width} px`).toBeLessThan(below?.y ?? 0);
    }
    await take(page).click();
    await expect(openEmail(page)).toBeVisible();
  });

  test("gets a request with both clocks, and opens it in an email with one click", {
    tag: ["@any-firm", "@window"],
  }, async ({ page }) => {
    await open(page);
    const start = daysIn(AWAY)[0]?.times.at(-1)?.start ?? 0;
    await takeTime(page, times(page).last());
    await expect(openEmail(page)).toBeVisible();
    expect(launched).toEqual([]);

    const { to, subject, body } = letterOf(await openEmail(page).getAttribute("href"));
    const ours = formatSlot(start, MINUTES, site.workingHours.timeZone, WORDS);
    const chosen = formatSlot(start, MINUTES, AWAY, WORDS);
    expect(to).toBe(site.email);
    expect(subject).toContain(site.consultation.subject);
    expect(subject).toContain(chosen.date);
    const [date, oursDate] = [chosen, ours].map(({ wall }) => WORDS.dateOfYear(wall));
    expect(body).toContain(`\r\n${date}, ${chosen.span}, ${chosen.zoneAndOffset}\r\n`);
    // A date that both have is said once.
    expect(body).toContain(`\r\n${date === oursDate ? "" : `${oursDate}, `}${ours.span}, ${ours.zoneAndOffset}\r\n`);
    expect(body.replaceAll("\r\n", "")).not.toContain("\n");

    // What is shown is what is sent, but for what may be changed and given, which stands there once it is.
    const lines = () =>
      request(page).evaluate((shown) => {
        const choices = shown.querySelector("select")?.innerText ?? "";
        // A joiner keeps a span on one line, and is not sent.
        return (shown as HTMLElement).innerText
          .replace(choices, "")
          .replace(/\u2060/g, "")
          .replace(/\s+/g, " ")
          .trim();
      });
    const sent = SAYS.letter(to, subject, body).replace(/\s+/g, " ");
    expect((await lines()).replace(` ${[SAYS.change, ...SAYS.fields, SAYS.optional].join(" ")}`, "")).toBe(sent);
    for (const field of fields(page)) await field.fill("+1 202 555 0100");
    const answered = letterOf(await openEmail(page).getAttribute("href"));
    const given = SAYS.fields.map((name) => `${name}: +1 202 555 0100\r\n`).join("");
    expect(answered.body).toContain(given);
    expect(answered.body.replace(given, "")).toBe(body);
    // The ticket says it once more.
    for (const words of [chosen.date, chosen.span, chosen.zone]) {
      await expect(page.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }

    await openEmail(page).press("Enter");
    await expect.poll(() => launched).toHaveLength(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.sent);
    await expect(file(page)).toBeVisible();
  });

  test("downloads a calendar file, and moves its event with the next one", async ({ page }) => {
    await open(page);
    const [day] = daysIn(AWAY);
    const ids = new Set<string | undefined>();
    for (const index of [0, 1]) {
      await takeTime(page, times(page).nth(index));
      await expect(file(page)).toBeHidden();
      await openEmail(page).press("Enter");
      const [download] = await Promise.all([page.waitForEvent("download"), file(page).press("Enter")]);
      expect(download.suggestedFilename()).toMatch(/^[\p{Ll}\p{N}-]+\.ics$/u);
      const event = eventIn(await readFile(await download.path(), "utf8"));
      const start = day?.times[index]?.start ?? 0;
      expect(Date.parse(iso(event.get("DTSTART")))).toBe(start);
      expect(Date.parse(iso(event.get("DTEND")))).toBe(start + MINUTES * MINUTE);
      expect(Date.parse(iso(event.get("DTSTAMP")))).toBe(NOW);
      expect(event.get("STATUS")).toBe("TENTATIVE");
      expect(event.get("SUMMARY")?.replaceAll("\\", "")).toContain(site.consultation.subject);
      expect(event.get("DESCRIPTION")).toContain(site.email);
      expect(event.get("UID")).toMatch(/^[\d-]{16,}$/);
      ids.add(event.get("UID"));
      await change(page).press("Enter");
    }
    expect(ids.size).toBe(1);
  });

  test("opens the same request in Gmail and Outlook, in a tab of its own, and asks them for nothing before", async ({
    page,
    context,
  }) => {
    const elsewhere: string[] = [];
    await context.route(/^https:/, (route) => {
      elsewhere.push(new URL(route.request().url()).hostname);
      return route.fulfill({ body: "" });
    });
    await open(page);
    await takeTime(page);
    const { to, subject, body } = letterOf(await openEmail(page).getAttribute("href"));
    expect(elsewhere).toEqual([]);
    for (const [link, subjectField] of [
      [service(page, SAYS.gmail), "su"],
      [service(page, SAYS.outlook), "subject"],
    ] as const) {
      await expect(link).toHaveAttribute("rel", "noopener");
      const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
      await tab.waitForLoadState();
      const { searchParams } = new URL(tab.url());
      const draft = ["to", subjectField, "body"].map((field) => searchParams.get(field));
      expect(draft).toEqual([to, subject, body]);
      await tab.close();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.sent);
    }
    expect(elsewhere).toHaveLength(2);
    for (const name of [SAYS.googleCalendar, SAYS.outlookCalendar]) {
      await expect(service(page, name)).toHaveAttribute("href", /^https:/);
    }
  });

  test("has the time, the name and the letter again after the error page of an app's browser", async ({ page }) => {
    await open(page);
    const { name = "" } = daysIn(AWAY)[0]?.times[1] ?? {};
    await takeTime(page, page.getByRole("radio", { name, exact: true }));
    await fields(page)[0]?.fill("Ada Lovelace");
    await topic(page).selectOption(OWN_PAGES.at(-1)?.navLabel ?? "");
    await openEmail(page).press("Enter");
    const written = await openEmail(page).getAttribute("href");
    // Such a browser shows an error page in place of this one.
    await page.goto("data:text/html,No mail program");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.sent);
    expect(await openEmail(page).getAttribute("href")).toBe(written);
    await change(page).click();
    await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);

    // Once the visitor chooses another time, nothing is left of it.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.choose);
  });

  test("ignores the second click of a double-click", async ({ page }) => {
    await open(page);
    await times(page).first().check({ force: true });
    const time = take(page);
    const boxes: DOMRect[] = [];
    await time.press("Enter");
    for (const below of [...actions(page), copy(page)]) {
      boxes.push(await below.evaluate((element) => element.getBoundingClientRect().toJSON()));
    }
    await change(page).press("Enter");

    const pressed: string[] = [];
    await page.exposeFunction("note", (name: string) => pressed.push(name));
    await page.evaluate(() => {
      document.addEventListener("click", ({ target, defaultPrevented }) => {
        const element = target instanceof Element && !defaultPrevented ? target.closest("a, button") : null;
        if (element) (globalThis as unknown as { note: (name: string) => void }).note(element.textContent ?? "");
      });
    });
    // The button over each thing in turn that comes up in its place.
    for (const { left, top, width, height } of boxes) {
      await time.evaluate(({ style }, box) => Object.assign(style, { position: "fixed", zIndex: "1", ...box }), {
        ...{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` },
      });
      await time.dblclick();
      await expect(page.getByRole("heading", { name: SAYS.prepared })).toBeVisible();
      await change(page).press("Enter");
    }
    const name = await time.textContent();
    expect(pressed).toEqual(boxes.flatMap(() => [name, SAYS.change]));

    // And back, from where Change is.
    const [box] = boxes;
    await time.press("Enter");
    await page.evaluate(
      ({ left, top }) => {
        const style = document.querySelector<HTMLElement>("[data-part=take]")?.style;
        Object.assign(style ?? {}, { left: `${left}px`, top: `${top}px` });
      },
      { left: box?.left, top: box?.top },
    );
    await change(page).dblclick();
    await expect(page.getByRole("heading", { name: SAYS.choose })).toBeVisible();
  });

  test("keeps Enter held down from choosing, changing and choosing again", async ({ page }) => {
    await open(page);
    await times(page).first().check({ force: true });
    await take(page).focus();
    await page.keyboard.down("Enter");
    await expect(page.getByRole("heading", { name: SAYS.prepared })).toBeFocused();
    await change(page).focus();
    for (let index = 0; index < 5; index++) await page.keyboard.down("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.prepared);
  });

  test("copies the request where the browser can", async ({ page }) => {
    // The clipboard itself is the machine's, and other tests' too.
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(globalThis, { written });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => void written.push(text) },
      });
    });
    await open(page);
    await takeTime(page);
    await copy(page).press("Enter");
    await expect(page.getByRole("button", { name: SAYS.copied })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(SAYS.copied);
    const written = await page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
    const { to, subject, body } = letterOf(await openEmail(page).getAttribute("href"));
    expect(written).toEqual([SAYS.letter(to, subject, body.replaceAll("\r\n", "\n"))]);

    // Said of this time, and not of the next one.
    await change(page).press("Enter");
    await takeTime(page, times(page).nth(1));
    await expect(copy(page)).toBeVisible();
  });

  for (const [refusal, clipboard] of [
    ["the browser refuses to copy", { writeText: "NotAllowedError" }],
    ["there is no clipboard, as on http", undefined],
  ] as const) {
    test(`gets a message and the selected text if ${refusal}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.addInitScript((given) => {
        const refuse = () => Promise.reject(new DOMException("", given?.writeText));
        Object.defineProperty(navigator, "clipboard", { value: given && { writeText: refuse } });
      }, clipboard);
      await open(page);
      await takeTime(page);
      await copy(page).press("Enter");
      await expect(page.getByRole("button", { name: SAYS.refused })).toBeVisible();
      await expect(page.getByRole("main").getByText(SAYS.copyByHand)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("status")).toHaveText(SAYS.copyByHand);
      const text = page.getByRole("textbox", { name: SAYS.request });
      await expect(text).toBeFocused();
      await expect(text).toBeInViewport();
      expect(await page.evaluate(() => getSelection()?.toString().length)).toBe((await text.inputValue()).length);
      await expectNoFault(page, "the scheduling page, copying refused");
    });
  }

  test("moves to another time zone, which is then named in place of their own", async ({ page }) => {
    await open(page);
    await chooseZone(page, zoneButton(page, AWAY), cityOf(TOKYO));
    const tokyo = daysIn(TOKYO);
    await expect(days(page)).toHaveCount(tokyo.length);
    await expect(page.getByRole("status")).toHaveText(SAYS.moved(SAYS.zoneOf(cityOf(TOKYO))));
    await expect(zoneButton(page, TOKYO)).toBeVisible();
    const last = tokyo.findLast(({ times }) => times.length > 0);
    await page.getByRole("radio", { name: last?.name, exact: true }).check({ force: true });
    await expect(times(page)).toHaveCount(last?.times.length ?? 0);
    await takeTime(page);
    const { body } = letterOf(await openEmail(page).getAttribute("href"));
    expect(body).toContain(last?.times[0]?.zone);

    await change(page).press("Enter");
    await chooseZone(page, zoneButton(page, TOKYO), cityOf(AWAY));
    await expect(zoneButton(page, AWAY)).toBeVisible();
  });

  test("finds a time zone by a city, with the mouse and the keyboard, and its offset on the chosen date", async ({
    page,
  }) => {
    await open(page);
    await zoneButton(page, AWAY).click();
    const { dialog, search, results } = zoneDialog(page);
    await expect(results.first()).toContainText(cityOf(AWAY));
    await search.fill("bosto");
    await expect(results).toHaveCount(1);
    await expect(results.first()).toContainText(offsetName(NOW, "America/New_York"));
    await expectNoFault(page, "the search for a time zone");
    await search.fill("Atlantis");
    await expect(dialog.getByRole("status")).toHaveText(SAYS.noZone);
    await search.fill("kiev");
    await page.keyboard.press("ArrowDown");
    await expect(results.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(zoneButton(page, "Europe/Kyiv")).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(search).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(zoneButton(page, "Europe/Kyiv")).toBeFocused();
  });

  test("finds time zones by the browser's own names where the list does not come", async ({ page }) => {
    // As a network answers that wants to be signed in to first.
    await page.route("**/time-zones.json", (route) => route.fulfill({ body: "<!doctype html><title>Sign in</title>" }));
    await open(page);
    await chooseZone(page, zoneButton(page, AWAY), cityOf(TOKYO));
    await expect(zoneButton(page, TOKYO)).toBeVisible();
  });

  test("is offered no times that have passed, while the tab was in the background or in view", async ({ page }) => {
    await open(page);
    const count = await times(page).count();
    const [first = 0] = upcomingStarts(HOURS, NOW);
    await page.clock.setFixedTime(first + MINUTE);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(times(page)).toHaveCount(daysIn(AWAY, first + MINUTE)[0]?.times.length ?? 0);
    expect(await times(page).count()).toBeLessThan(count);

    // Without any event, the next press looks.
    const [{ start: near = 0, name = "" } = {}] = daysIn(AWAY, first + MINUTE)[0]?.times ?? [];
    await times(page).first().check({ force: true });
    await page.clock.setFixedTime(near);
    await take(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.choose);
    await expect(notice(page, SAYS.gone({ time: name }))).toHaveCount(1);
    await expect(page.getByRole("status")).toHaveText(SAYS.gone({ time: name }));
    await expect(page.getByRole("radio", { name, exact: true })).toHaveCount(0);
  });

  test("is told of a written request whose time has passed, and keeps the rest of it for another time", async ({
    page,
  }) => {
    const start = daysIn(AWAY)[0]?.times[0]?.start ?? 0;
    await setClock(page, NOW);
    await page.clock.install({ time: NOW });
    await page.goto(schedulePath);
    // What the page does in its next frames.
    await page.clock.runFor(1000);
    await takeTime(page);
    for (const field of fields(page)) await field.fill("+1 202 555 0100");
    await topic(page).selectOption(OWN_PAGES.at(-1)?.navLabel ?? "");
    await page.clock.runFor(start - NOW - 2 * MINUTE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.prepared);

    // No event, no press: the page looks by itself when the time comes.
    await page.clock.runFor(2 * MINUTE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SAYS.passed);
    await expect(page.getByRole("status")).toHaveText(SAYS.passed);
    await expect(page.getByRole("link", { name: SAYS.email })).toHaveCount(0);
    await expectNoFault(page, "the scheduling page, the time has passed");

    await page.getByRole("button", { name: SAYS.another }).click();
    await takeTime(page);
    const { body } = letterOf(await openEmail(page).getAttribute("href"));
    for (const name of SAYS.fields) expect(body).toContain(`${name}: +1 202 555 0100\r\n`);
    expect(body).toContain(OWN_PAGES.at(-1)?.navLabel);
    const next = formatSlot(upcomingStarts(HOURS, start + MINUTE)[0] ?? 0, MINUTES, AWAY, WORDS);
    expect(body).toContain(`${next.span}, ${next.zoneAndOffset}`);
  });

  test("has names and numbers in the request that a password manager fills in, with or without an event", async ({
    page,
  }) => {
    await open(page);
    await takeTime(page);
    const [name, phone] = fields(page);
    await name?.evaluate((field: HTMLInputElement) => {
      field.value = "Ada Lovelace";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(letterOf(await openEmail(page).getAttribute("href")).body).toContain("Ada Lovelace\r\n");
    await phone?.evaluate((field: HTMLInputElement) => {
      field.value = "+1 202 555 0100";
    });
    await openEmail(page).click();
    expect(letterOf(await openEmail(page).getAttribute("href")).body).toContain("+1 202 555 0100\r\n");
  });

  test("has the firm's language in the request on a page that the browser has translated", async ({ page }) => {
    await open(page);
    await takeTime(page);
    const written = await openEmail(page).getAttribute("href");
    await page.evaluate(() => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
        const font = document.createElement("font");
        font.textContent = "перевод";
        text.replaceWith(font);
      }
    });
    await page.locator("input[type=text]").first().fill("Ada");
    const { body } = letterOf(await page.locator("[data-part=email]").getAttribute("href"));
    expect(body).not.toContain("перевод");
    expect(body.replace(/\r\n[^\r]*Ada/, "")).toBe(letterOf(written).body);
  });

  test("has no axe fault, choosing and chosen, in either scheme", { tag: "@any-firm" }, async ({ page }) => {
    await open(page);
    for (const state of ["choosing", "chosen"]) {
      if (state === "chosen") await takeTime(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        state === "chosen" ? SAYS.prepared : SAYS.choose,
      );
      await page.emulateMedia({ colorScheme: "light" });
      await expectNoFault(page, state);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoFault(page, `${state}, dark`, undefined, ["color-contrast"]);
    }
  });

  test("fits every width, with controls of 44 px", { tag: "@any-firm" }, async ({ page }) => {
    await open(page);
    for (const state of ["choosing", "chosen"]) {
      if (state === "chosen") await takeTime(page);
      for (const width of [280, 320, 560, 720, 900]) {
        await page.setViewportSize({ width, height: 600 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${state}, ${width} px: what lies beyond the page's edge`).toBeLessThanOrEqual(0);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll("main :is(a, button, select, label:has(input))")]
            .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
            .map((target) => target.textContent),
        );
        expect(small, `${state}, ${width} px: less than 44 px high`).toEqual([]);
      }
    }
    const inner = await request(page).evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(inner, "a scroll bar in the page's own").toBeLessThanOrEqual(0);
  });

  test("keeps days and times whole in their places with a default font of 32 px", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "set by Chromium's own protocol");
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
    await open(page);
    await expect(times(page).first()).toBeAttached();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.evaluate(() =>
        [...document.querySelectorAll("[data-part=days] label, [data-part=times] label")].flatMap((label) => {
          const { left, right } = label.getBoundingClientRect();
          return [...label.querySelectorAll("span[aria-hidden] [data-text]")].flatMap((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const boxes = [...range.getClientRects()];
            const isWhole = boxes.length < 2 && boxes.every((box) => box.left >= left - 1 && box.right <= right + 1);
            return isWhole ? [] : [text.textContent];
          });
        }),
      );
      expect(faults, `${width} px`).toEqual([]);
    }
  });

  test("is not indexed, and requests only the page, its fonts, icon, a portrait and the time", async ({ page }) => {
    const asked: string[] = [];
    const times: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "HEAD") times.push(pathname);
      else if (pathname !== ICONS.drawing.path) asked.push(request.resourceType());
    });
    await open(page);
    await takeTime(page);
    await expect(page).toHaveTitle(fullTitle(site.consultation));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
    expect(times).toEqual([schedulePath]);
    expect(asked.filter((type) => !["document", "font", "image"].includes(type))).toEqual([]);
    expect(asked.filter((type) => type === "image").length).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
  });
});

test.describe("a visitor beyond the date line", () => {
  const timezoneId = "Pacific/Kiritimati";
  test.use({ timezoneId, locale: "en-GB" });

  test("sees the firm's times on their own dates", async ({ page }) => {
    await open(page);
    await expect(zoneButton(page, timezoneId)).toBeVisible();
    for (const { name, times: expected } of daysIn(timezoneId)) {
      if (expected.length === 0) {
        await expect(page.getByRole("radio", { name, exact: true })).toBeDisabled();
        continue;
      }
      await page.getByRole("radio", { name, exact: true }).check({ force: true });
      await expect(faces(page)).toHaveText(expected.map((time) => time.clock));
    }
  });
});

test.describe("a visitor whose own language has another clock", () => {
  test.use({ timezoneId: AWAY, locale: site.language.startsWith("en-US") ? "de-DE" : "en-US" });

  test("reads one clock, that of the site, on the page and in the request", async ({ page }) => {
    await open(page);
    const [{ clock, span, name } = { clock: "", span: "", name: "" }] = daysIn(AWAY)[0]?.times ?? [];
    await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
    await expect(faces(page).first()).toHaveText(clock);
    await takeTime(page);
    expect(letterOf(await openEmail(page).getAttribute("href")).body).toContain(span);
  });
});

for (const hidden of ["Etc/GMT+5", ""]) {
  test(`a browser that hides the time zone, as "${hidden}", shows the firm's times and asks for the visitor's`, async ({
    page,
  }) => {
    await page.addInitScript((timeZone) => {
      const real = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...real.call(this), timeZone };
      };
    }, hidden);
    await open(page);
    const { timeZone } = site.workingHours;
    const button = page.getByRole("button", { name: SAYS.unknownZone });
    await expect(button).toBeVisible();
    const firm = formatSlot(NOW, MINUTES, timeZone, WORDS).zoneAndOffset;
    const question = notice(page, SAYS.askZone({ zone: firm }));
    await expect(question).toHaveCount(1);
    await expect(days(page)).toHaveCount(daysIn(timeZone).length);
    await chooseZone(page, button, cityOf(TOKYO));
    await expect(zoneButton(page, TOKYO)).toBeVisible();
    await expect(question).toHaveCount(0);
  });
}

test.describe("a device clock", () => {
  test.use({ timezoneId: AWAY });

  for (const [clock, deviceTime] of [
    ["years ahead", Date.UTC(2029, 2, 1, 12)],
    ["nine hours ahead", NOW + 9 * 60 * MINUTE],
  ] as const) {
    test(`that is ${clock} is told of, and the days go by the server's`, async ({ page }) => {
      await open(page, NOW, deviceTime);
      const wall = wallAt(deviceTime, AWAY);
      const wrong = SAYS.wrongClock({ device: `${WORDS.dateOfYear(wall)}, ${WORDS.clock(wall)}` });
      await expect(notice(page, wrong)).toHaveCount(1);
      await expect(page.getByRole("status")).toContainText(wrong);
      const [first] = daysIn(AWAY);
      await expect(days(page).first()).toHaveAccessibleName(first?.name ?? "");
      await expect(times(page).first()).toHaveAccessibleName(first?.times[0]?.name ?? "");
      await takeTime(page);
      await expect(openEmail(page)).toBeVisible();
    });
  }
});

/** The page without its script's help: the email, filled in, the telephone and the hours. */
async function expectOtherWays(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: SAYS.choose })).toBeVisible();
  const link = page.getByRole("link", { name: SAYS.write });
  await expect(link).toBeVisible();
  const { to, subject } = letterOf(await link.getAttribute("href"));
  expect(to).toBe(site.email);
  expect(subject).toBe(site.consultation.subject);
  for (const [name, host] of [
    [SAYS.gmail, "mail.google.com"],
    [SAYS.outlook, "outlook.office.com"],
  ] as const) {
    const { hostname, searchParams } = new URL((await service(page, name).getAttribute("href")) ?? "");
    expect([hostname, searchParams.get("to")]).toEqual([host, site.email]);
  }
  await expect(page.getByRole("link", { name: site.email })).toBeVisible();
  await expect(page.getByRole("link", { name: site.phone })).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(page.getByText(hoursInWords(site.workingHours, site.language)).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
}

test("a browser without time zones leaves the page as it is without script", async ({ page }) => {
  await page.addInitScript(() => {
    const Real = Intl.DateTimeFormat;
    Intl.DateTimeFormat = new Proxy(Real, {
      construct(target, [language, options]) {
        if (options?.timeZone) throw new RangeError("Unsupported time zone");
        return new target(language, options);
      },
    });
  });
  await open(page);
  await expectOtherWays(page);
});

test("without its end, and the script in it, the page stays as it is without script", async ({ page }) => {
  await page.route(`**${schedulePath}`, async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.lastIndexOf("<script>")) });
  });
  await open(page);
  await expectOtherWays(page);
});

test("by itself, the page links back to where it was opened from, and shows that page's host", async ({ page }) => {
  for (const route of OWN_PAGES) {
    const { path, navLabel } = route;
    await page.goto(pageAddress(path));
    await page.evaluate((address) => location.assign(address), schedulePath);
    for (const { name, role } of team) {
      const shown = page.getByRole("main").getByText(`${SAYS.callWith} ${name} ${role}`).filter({ visible: true });
      await expect(shown, `${navLabel}: ${name}`).toHaveCount(name === hostOf(route)?.name ? 1 : 0);
    }
    const back = page.getByRole("banner").getByRole("link", { name: SAYS.back });
    await expect(back).toHaveAttribute("href", pageAddress(path));
    await expect(page.getByRole("radio", { name: navLabel, exact: true })).toBeChecked();
    await back.click();
    await expect(page).toHaveURL(pageAddress(path));
  }
});

test("by itself, the page asks for the topic, which decides the host and is in the letter", async ({ page }) => {
  await open(page);
  for (const route of OWN_PAGES) {
    const { navLabel } = route;
    await page.getByRole("radio", { name: navLabel, exact: true }).check({ force: true });
    const host = hostOf(route);
    if (host) await expect(page.getByRole("main").getByText(host.name).filter({ visible: true })).toHaveCount(1);
    await takeTime(page);
    const { body } = letterOf(await openEmail(page).getAttribute("href"));
    expect(body).toContain(navLabel);
    await change(page).press("Enter");
  }
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("the page offers the email, the telephone and the hours, and nothing dead", async ({ page }) => {
    await page.goto(schedulePath);
    // Nothing is seen of the choice that there is not.
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("clip-path", "inset(50%)");
    await expect(page.getByRole("heading", { name: SAYS.otherwise })).toBeVisible();
    await expectOtherWays(page);
    const brand = page.getByRole("banner").getByRole("link", { name: shortName(), exact: true });
    await expect(brand).toHaveAttribute("href", "/");
  });
});

test.describe("in the booking dialog", () => {
  test.use({ timezoneId: AWAY, locale: "en-GB" });
  test.skip(site.bookingUrl !== null, "the dialog shows the owner's own calendar");

  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    test(`a chosen time shows all its actions, which break no policy (${width} x ${height})`, async ({ page }) => {
      page.on("console", (message) => {
        if (/Content Security Policy|Refused/i.test(message.text())) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await page.setViewportSize({ width, height });
      await setClock(page, NOW);
      await page.goto(`${BOOKING_PAGE}#book`);
      const dialog = page.getByRole("dialog");
      const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText(SAYS.choose);
      await expect(frame.getByRole("link", { name: shortName(), exact: true })).toBeHidden();
      // As far down as a visitor can have scrolled.
      await takeTime(frame);
      const heading = frame.getByRole("heading", { level: 1, name: SAYS.prepared });
      await expect(heading).toBeFocused();
      for (const shown of [heading, ...actions(frame)]) {
        await expect.poll(() => isOnTop(shown), (await shown.textContent()) ?? "").toBe(true);
      }

      await openEmail(frame).press("Enter");
      await expect(dialog).toBeVisible();
      await expect(frame.getByRole("heading", { level: 1, name: SAYS.sent })).toBeVisible();
      const [download] = await Promise.all([page.waitForEvent("download"), file(frame).click()]);
      expect(eventIn(await readFile(await download.path(), "utf8")).get("STATUS")).toBe("TENTATIVE");
      expect(new URL(page.url()).hash).toBe("#book");
    });
  }

  test("the first times are in sight on a phone, and on a desk there is nothing to scroll", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await setClock(page, NOW);
    await page.goto(`${BOOKING_PAGE}#book`);
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    await expect(faces(frame).first()).toBeVisible();
    // As many as sixteen, and below them what takes the one that is chosen.
    const bar = frame.getByRole("button", { name: SAYS.pick });
    const last = Math.min(16, await faces(frame).count()) - 1;
    for (const seen of [faces(frame).first(), faces(frame).nth(last), bar]) expect(await isOnTop(seen)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    // A leaf leans, so that its box lies between pixels, of which the browser reckons a millionth less than all.
    await expect(faces(frame).last()).toBeInViewport({ ratio: 0.999 });
    // More days than two weeks' are the owner's wish, and need the room.
    if (site.workingHours.businessDays > 10) return;
    const hidden = await frame.locator("html").evaluate((page) => page.scrollHeight - page.clientHeight);
    expect(hidden, "in the frame").toBe(0);
    expect(
      await page.getByRole("dialog").evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight),
      "in the dialog",
    ).toBe(0);
  });

  test("what the frame shows has room in its 600 px, whatever the window", async ({ page }) => {
    test.skip(site.workingHours.businessDays > 10, "more days need the room");
    await setClock(page, NOW);
    await page.goto(`${BOOKING_PAGE}#book`);
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    const beyond = () => frame.locator("html").evaluate((shown) => shown.scrollHeight - shown.clientHeight);
    for (const state of ["choosing", "chosen"]) {
      if (state === "chosen") await takeTime(frame);
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1280, 800],
        [1440, 900],
        [1600, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        // As a visitor finds it: what the frame was scrolled by in another window is none of this one's.
        await frame.locator("html").evaluate(() => scrollTo(0, 0));
        const needed = state === "chosen" ? actions(frame) : [frame.getByRole("button", { name: SAYS.pick })];
        for (const action of needed) await expect(action).toBeInViewport({ ratio: 1 });
        // Where the folds do not stand side by side, the letter may go on below.
        if (state === "choosing" || width > 1000) expect(await beyond(), `${state}, ${width} x ${height}`).toBe(0);
      }
    }
  });

  test("the page uses the parent page's accent, and the request names the question", async ({ page }) => {
    await setClock(page, NOW);
    for (const route of OWN_PAGES.filter(({ booking }) => booking === "dialog")) {
      await page.goto(pageAddress(route.path));
      const opener = page.locator("main a[data-booking]:not([data-booking=''])").first();
      const topic = (await opener.count()) > 0 ? await opener.getAttribute("data-booking") : "";
      await (topic ? opener : page.locator("main a[data-booking]").first()).click();
      const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
      await takeTime(frame);
      const color = (element: Element) => getComputedStyle(element).getPropertyValue("--accent");
      expect(await frame.getByRole("heading", { level: 1 }).evaluate(color)).toBe(
        await page.getByRole("dialog").evaluate(color),
      );
      const { body } = letterOf(await openEmail(frame).getAttribute("href"));
      expect(body).toContain([route.navLabel, topic].filter(Boolean).join(": "));
    }
  });

  test("choosing another topic changes the letter and the host", async ({ page }) => {
    await setClock(page, NOW);
    await page.goto(`${BOOKING_PAGE}#book`);
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    await takeTime(frame);
    for (const route of OWN_PAGES.toReversed()) {
      await topic(frame).selectOption(route.navLabel);
      const { body } = letterOf(await openEmail(frame).getAttribute("href"));
      expect(body).toContain(`: ${route.navLabel}\r\n`);
      const name = hostOf(route)?.name;
      if (name) await expect(frame.getByText(name).filter({ visible: true })).not.toHaveCount(0);
    }
  });

  test("after Back from an error page, the dialog has the written request again", async ({ page }) => {
    await setClock(page, NOW);
    await page.goto(`${BOOKING_PAGE}#book`);
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    await takeTime(frame, times(frame).nth(1));
    await fields(frame)[0]?.fill("Ada Lovelace");
    await openEmail(frame).press("Enter");
    const written = await openEmail(frame).getAttribute("href");
    await page.goto("data:text/html,No mail program");
    await page.goBack();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(SAYS.sent);
    expect(await openEmail(frame).getAttribute("href")).toBe(written);
  });

  test("Escape in the search for a time zone closes that, and then the dialog", async ({ page }) => {
    await setClock(page, NOW);
    await page.goto(`${BOOKING_PAGE}#book`);
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    await frame.getByRole("button", { name: SAYS.zone(cityOf(AWAY), offsetName(NOW, AWAY)) }).click();
    const search = frame.getByLabel(SAYS.zoneSearch);
    await expect(search).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("Escape closes the dialog from inside the frame", async ({ page }) => {
    await setClock(page, NOW);
    await page.goto(`${BOOKING_PAGE}#book`);
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    await times(frame).first().focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
