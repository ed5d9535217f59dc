import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { byDate, upcomingStarts } from "../components/schedule/slots";
import { clockSpan, clockTime, dateName } from "../components/schedule/wording";
import { MINUTE, offsetName, wallAt } from "../components/schedule/zones";
import { schedulePath } from "../content/routes";
import { site } from "../content/site";
import { ICONS } from "../lib/icons";
import { expectNoFault } from "./accessibility/axe";

/** Tuesday 24 November 2026, 06:00 UTC: night in New York, so that a whole working day is ahead. */
const NOW = Date.UTC(2026, 10, 24, 6, 0);
const MINUTES = site.consultation.minutes;
const HOURS = { ...site.workingHours, minutes: MINUTES };
const PARIS = "Europe/Paris";

/** What the page has to show in `timeZone`, by the rules that slots.test.ts proves. */
function daysIn(timeZone: string, now = NOW, twelveHour = false) {
  return byDate(upcomingStarts(HOURS, now), timeZone).map(({ date, starts }) => ({
    name: dateName(date),
    times: starts.map((start) => {
      const from = wallAt(start, timeZone);
      const span = clockSpan(from, wallAt(start + MINUTES * MINUTE, timeZone), twelveHour);
      return { start, clock: clockTime(from, twelveHour), name: `${dateName(date)}, ${span}, your time` };
    }),
  }));
}

const days = (page: Page) => page.getByRole("group", { name: "Day" }).getByRole("radio");
const times = (page: Page) => page.getByRole("link", { name: /, your time$/ });

/** Opens the page at a fixed moment and fails the test on any message, violation or error but the mail program's. */
async function open(page: Page, now = NOW) {
  page.on("console", (message: ConsoleMessage) => {
    const words = message.text();
    if (/^(Launched external handler|Failed to launch) .*mailto:/.test(words)) return;
    errors.push(words);
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await page.clock.setFixedTime(now);
  await page.goto(schedulePath);
}

let errors: string[] = [];
test.beforeEach(() => {
  errors = [];
});
test.afterEach(() => {
  expect(errors).toEqual([]);
});

/** Subject and body of a `mailto:` link, and its receiver. */
function letterOf(href: string | null) {
  const url = new URL(href ?? "");
  return {
    to: url.pathname,
    subject: url.searchParams.get("subject") ?? "",
    body: url.searchParams.get("body") ?? "",
  };
}

test.describe("a visitor in Paris", () => {
  test.use({ timezoneId: PARIS, locale: "en-GB" });

  test("is offered the coming business days and the times of the first", async ({ page }) => {
    await open(page);
    const expected = daysIn(PARIS);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a time");
    await expect(page.getByLabel("Times are in your time zone (GMT+1)")).toHaveValue(PARIS);
    await expect(days(page)).toHaveCount(expected.length);
    for (const { name } of expected) await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: expected[0]?.name, exact: true })).toBeChecked();
    const names = expected[0]?.times.map(({ name }) => name) ?? [];
    await expect(times(page)).toHaveCount(names.length);
    for (const name of names) await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  });

  test("books without a mouse", async ({ page }) => {
    await open(page);
    const [, second] = daysIn(PARIS);
    const chosen = second?.times[1];

    await days(page).first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: second?.name, exact: true })).toBeFocused();
    await expect(page.getByRole("heading", { level: 2, name: second?.name })).toBeVisible();
    const clocks = second?.times.map(({ clock }) => clock) ?? [];
    await expect(page.getByRole("status")).toHaveText(
      `${second?.name}: ${clocks.length} times, ${clocks[0]} to ${clocks.at(-1)}`,
    );

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: chosen?.name, exact: true });
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: "Your request is written" })).toBeFocused();
    await expect(page.getByText("Your email program should have opened")).toBeVisible();
    await expect(times(page)).toHaveCount(0);

    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Choose another time" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(link).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a time");
    await expect(page.getByRole("radio", { name: second?.name, exact: true })).toBeChecked();
  });

  test("sends a request with both clocks and the agenda", async ({ page }) => {
    await open(page);
    const start = daysIn(PARIS)[0]?.times[3]?.start ?? 0;
    const link = times(page).nth(3);
    const { to, subject, body } = letterOf(await link.getAttribute("href"));

    const clock = (zone: string) => {
      const from = wallAt(start, zone);
      return `${clockSpan(from, wallAt(start + MINUTES * MINUTE, zone), false)} (${zone}, ${offsetName(start, zone)})`;
    };
    expect(to).toBe(site.email);
    expect(subject).toContain(site.consultation.subject);
    expect(subject).toContain(dateName(wallAt(start, PARIS)));
    expect(body).toContain(clock(PARIS));
    expect(body).toContain(clock(site.workingHours.timeZone));
    for (const point of site.consultation.agenda) expect(body).toContain(point);
    expect(body.replaceAll("\r\n", "")).not.toContain("\n");

    await link.click();
    const text = page.getByRole("textbox", { name: "Your request" });
    await expect(text).toHaveValue(`To: ${to}\nSubject: ${subject}\n\n${body.replaceAll("\r\n", "\n")}`);
    await expect(text).not.toBeEditable();
    await expect(page.getByRole("link", { name: "Open the email again" })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByText(site.email).first()).toBeVisible();
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
    await times(page).first().click();
    await page.getByRole("button", { name: "Copy the text" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText("Copied");
    const written = await page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
    expect(written).toEqual([await page.getByRole("textbox", { name: "Your request" }).inputValue()]);
  });

  test("is left with the selected text where copying is refused", async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
      Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
    });
    await open(page);
    await times(page).first().click();
    await page.getByRole("button", { name: "Copy the text" }).click();
    const text = page.getByRole("textbox", { name: "Your request" });
    await expect(text).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(100);
  });

  test("sees no copy button where there is no clipboard", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await open(page);
    await times(page).first().click();
    await expect(page.getByRole("link", { name: "Open the email again" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy the text" })).toBeHidden();
  });

  test("moves to another time zone", async ({ page }) => {
    await open(page);
    await page.getByRole("combobox").selectOption("Asia/Tokyo");
    const tokyo = daysIn("Asia/Tokyo");
    await expect(days(page)).toHaveCount(tokyo.length);
    await expect(page.getByRole("status")).toHaveText("Times are now in Tokyo time");
    await expect(page.getByLabel("Times are in your time zone (GMT+9)")).toBeVisible();
    const last = tokyo.at(-1);
    await page.getByRole("radio", { name: last?.name, exact: true }).check({ force: true });
    await expect(times(page)).toHaveCount(last?.times.length ?? 0);
  });

  test("is not offered times that have passed while the tab was in the background", async ({ page }) => {
    await open(page);
    const before = times(page);
    const count = await before.count();
    const [first] = upcomingStarts(HOURS, NOW);
    await page.clock.setFixedTime((first ?? 0) + MINUTE);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(times(page)).toHaveCount(daysIn(PARIS, (first ?? 0) + MINUTE)[0]?.times.length ?? 0);
    expect(await times(page).count()).toBeLessThan(count);
  });

  test("gets by without a list of time zones", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Intl, "supportedValuesOf", { value: undefined }));
    await open(page);
    await expect(page.getByRole("combobox").getByRole("option")).toHaveText(
      [PARIS, site.workingHours.timeZone].sort().map((zone) => zone.replaceAll("_", " ")),
    );
    await expect(times(page).first()).toBeVisible();
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`meets no fault of axe, choosing and chosen (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page);
      await expect(times(page).first()).toBeVisible();
      await expectNoFault(page, "the scheduling page");
      await times(page).first().click();
      await expect(page.getByRole("heading", { name: "Your request is written" })).toBeVisible();
      await expectNoFault(page, "the scheduling page");
    });
  }

  for (const width of [280, 320, 560, 720, 900]) {
    test(`has room at ${width} px, and something to press`, async ({ page }) => {
      await page.setViewportSize({ width, height: 600 });
      await open(page);
      const expectRoom = async () => {
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "what lies beyond the page's edge").toBeLessThanOrEqual(0);
        const targets = page.locator("main :is(a, button, select, label:has(input))").filter({ visible: true });
        for (const target of await targets.all()) {
          const box = await target.boundingBox();
          expect(Math.round(box?.height ?? 0), (await target.textContent()) ?? "").toBeGreaterThanOrEqual(44);
        }
      };
      await expectRoom();
      await times(page).first().click();
      await expectRoom();
      const inner = await page.getByRole("textbox").evaluate((text) => text.scrollHeight - text.clientHeight);
      expect(inner, "a scroll bar in the page's own").toBeLessThanOrEqual(0);
    });
  }

  test("can be found by no search engine, and asks for nothing but the page, its fonts and its icon", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith(ICONS.drawing.path)) asked.push(request.resourceType());
    });
    await open(page);
    await times(page).first().click();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
    expect(asked.filter((type) => type !== "document" && type !== "font")).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
  });
});

for (const timezoneId of ["Asia/Kolkata", "Asia/Tokyo", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: "en-GB" });

    test("sees the firm's times on their own dates", async ({ page }) => {
      await open(page);
      // Chromium still calls Kolkata Calcutta.
      const zone = await page.getByRole("combobox").inputValue();
      expect(offsetName(NOW, zone)).toBe(offsetName(NOW, timezoneId));
      for (const { name, times: expected } of daysIn(timezoneId)) {
        await page.getByRole("radio", { name, exact: true }).check({ force: true });
        await expect(times(page)).toHaveText(expected.map((time) => new RegExp(`^${time.clock}`)));
      }
    });
  });
}

test.describe("a visitor who reads twelve hours", () => {
  test.use({ timezoneId: "America/Los_Angeles", locale: "en-US" });

  test("reads am and pm, on the page and in the request", async ({ page }) => {
    await open(page);
    const first = daysIn("America/Los_Angeles", NOW, true)[0]?.times[0];
    const link = page.getByRole("link", { name: first?.name, exact: true });
    await expect(link).toContainText(/[ap]m/);
    expect(letterOf(await link.getAttribute("href")).body).toContain(first?.clock);
  });
});

test.describe("a visitor on the firm's own clock", () => {
  test.use({ timezoneId: site.workingHours.timeZone, locale: "en-GB" });

  test("is told one time, not two", async ({ page }) => {
    await open(page);
    const { body } = letterOf(await times(page).first().getAttribute("href"));
    expect(body).toContain("My time: ");
    expect(body).not.toContain("Your time: ");
  });
});

test("a browser that hides the time zone shows the firm's times and says so", async ({ page }) => {
  await page.addInitScript(() => {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...real.call(this), timeZone: "Etc/Unknown" };
    };
  });
  await open(page);
  await expect(page.getByText("Your browser does not say which time zone you are in")).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveValue(site.workingHours.timeZone);
  await expect(days(page)).toHaveCount(daysIn(site.workingHours.timeZone).length);
});

/** The page without its script's help: the email, filled in, the telephone and the hours. */
async function expectOtherWays(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Choose a time" })).toBeVisible();
  const link = page.getByRole("link", { name: "Write the email" });
  await expect(link).toBeVisible();
  const { to, subject, body } = letterOf(await link.getAttribute("href"));
  expect(to).toBe(site.email);
  expect(subject).toBe(site.consultation.subject);
  for (const point of site.consultation.agenda) expect(body).toContain(point);
  await expect(page.getByRole("link", { name: site.email })).toBeVisible();
  await expect(page.getByRole("link", { name: site.phone })).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(page.getByText(`${site.workingHours.start} to ${site.workingHours.end}`)).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
}

test("a browser that cannot tell the time elsewhere leaves the page as it was", async ({ page }) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new RangeError("Unsupported time zone");
    };
  });
  await open(page);
  await expectOtherWays(page);
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("the page offers the email, the telephone and the hours, and nothing dead", async ({ page }) => {
    await page.goto(schedulePath);
    await expectOtherWays(page);
    await expect(page.getByRole("link", { name: site.name, exact: true })).toHaveAttribute("href", "/");
  });
});

test.describe("in the booking dialog", () => {
  test.use({ timezoneId: PARIS, locale: "en-GB" });
  test.skip(site.bookingUrl !== null, "the dialog shows the owner's own calendar");

  test("a chosen time opens the email, breaks no policy and leaves dialog and frame as they were", async ({ page }) => {
    page.on("console", (message) => {
      if (/Content Security Policy|Refused/i.test(message.text())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await page.clock.setFixedTime(NOW);
    await page.goto("/#book");
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Choose a time");
    await expect(frame.getByRole("link", { name: site.name, exact: true })).toBeHidden();
    await frame
      .getByRole("link", { name: /, your time$/ })
      .first()
      .click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Your request is written");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#book");
  });

  test("Escape closes the dialog from inside the frame", async ({ page }) => {
    await page.goto("/#book");
    const frame = page.frameLocator(`iframe[src="${schedulePath}"]`);
    await frame.getByRole("radio").first().focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
