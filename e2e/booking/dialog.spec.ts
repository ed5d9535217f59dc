import type { Page } from "@playwright/test";
import { CALENDAR_TIMEOUT_MS } from "@/components/booking/calendar-frame";
import { site } from "@/content/site";
import { expectNoFault } from "../accessibility/axe";
import { BOOKING_PAGE, DIALOG_PAGES, ELSEWHERE, expect, hold, STATIC_PAGES, test } from "../visit";
import { WORDS } from "../words";
import {
  dialogOf,
  expectCalendar,
  expectDialog,
  expectFocusOnClose,
  expectOtherWays,
  expectPageAsBefore,
  expectReact,
  openBy,
  openByAddress,
  openerOf,
  openersOf,
  pressEscape,
} from "./dialog";

/** Where everything on the page behind stands, to the pixel. */
function positions(page: Page) {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll("header, header *, main, main :is(section, h1, h2), footer")].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
      },
    );
    return [`scrolled ${scrollX} ${scrollY}`, ...places];
  });
}

for (const { id, address } of DIALOG_PAGES) {
  test(`every Get Started and Schedule Consultation of the ${id} page opens the dialog and gets the focus back`, {
    tag: ["@phone", "@any-firm"],
  }, async ({ page }) => {
    await page.goto(address);
    const openers = openersOf(page);
    expect(await openers.count()).toBeGreaterThanOrEqual(2);
    for (const opener of await openers.all()) {
      await openBy(opener);
      await pressEscape(page);
      await expectPageAsBefore(page);
      await expect(opener).toBeFocused();
    }
  });
}

test("the dialog has its title, its text, a close button and the two other ways", {
  tag: "@any-firm",
}, async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { dialog, frame, close } = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: site.consultation.title })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(site.consultation.text);
  await expect(dialog.getByText(site.consultation.text)).toBeVisible();
  await expect(frame).toHaveAttribute("title", /\w/);
  await expect(close).toHaveAccessibleName(/\w/);
  await expectOtherWays(page);
});

test("the focus goes in, walks the close button before the frame, and stays in", { tag: "@calendar" }, async ({
  page,
}) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { close, frame, newTab, email, phone } = dialogOf(page);
  await expectReact(page);
  await expectFocusOnClose(page);

  await page.keyboard.press("Tab");
  await expect(frame).toBeFocused();
  await newTab.focus();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  for (const way of [newTab, phone, email]) {
    await page.keyboard.press("Shift+Tab");
    await expect(way).toBeFocused();
  }

  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    // On its way out of a frame of another origin, it is for a moment nowhere.
    const behind = () => page.evaluate(() => document.activeElement?.closest("header, main, footer") !== null);
    expect(await behind(), `after ${press + 1} presses of Tab`).toBe(false);
  }
});

test("the page behind neither scrolls nor shifts, is covered, and is inert", {
  tag: ["@phone", "@calendar"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const section = await page.goto(BOOKING_PAGE).then(() => page.locator("main section[id]").nth(2).getAttribute("id"));
  for (const hash of ["", `#${section}`]) {
    await page.goto(ELSEWHERE);
    await page.goto(BOOKING_PAGE + hash);
    await page.evaluate(() => scrollTo(0, 700));
    const before = await positions(page);
    // By keyboard, so that no hover changes a place.
    await openerOf(page).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    const { dialog } = dialogOf(page);
    await expect(dialog).toBeVisible();
    expect(await positions(page)).toEqual(before);

    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 600);
    // Only the dialog is not inert. What a screen reader then gets: e2e/accessibility/tree.spec.ts.
    await expect(page.locator(":is(header, main, footer, section, h1, h2, h3):not([inert], [inert] *)")).toHaveCount(1);
    const corners = await page.evaluate(() =>
      [
        [2, 2],
        [innerWidth - 20, 2],
        [2, innerHeight - 3],
      ].map(
        ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("header, main, footer")?.tagName ?? "covered",
      ),
    );
    expect(corners).toEqual(["covered", "covered", "covered"]);
    expect(await positions(page)).toEqual(before);

    await pressEscape(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(BOOKING_PAGE + hash);
    expect(await positions(page)).toEqual(before);
    await expect(page.locator("[inert]")).toHaveCount(0);
    const there = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(there);
  }
});

test("the calendar is asked for on opening and never before", { tag: "@any-firm" }, async ({
  page,
  context,
  calendarAddress,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(calendarAddress)) asked.push(request.url());
  });
  await page.goto(BOOKING_PAGE);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 2000);
  // With React there, all that the page does by itself has been done.
  await expectReact(page);
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await openBy(openerOf(page));
  await expectCalendar(page);
  expect(asked).toHaveLength(1);
});

test("#book in the address, or typed into that of an open page, opens it, and closing tidies the address", {
  tag: "@any-firm",
}, async ({ page }) => {
  await page.goto(`${BOOKING_PAGE}#book`);
  await expectDialog(page);
  await pressEscape(page);
  await expect(page).toHaveURL(BOOKING_PAGE);
  await expect(openerOf(page)).toBeFocused();

  await openByAddress(page);
  await page.goBack();
  await expectPageAsBefore(page);
  await page.goForward();
  await expectDialog(page);
});

// The headless shell tells of no new tab of another origin.
test("a press for a new tab stays the browser's", {
  tag: ["@calendar", "@window"],
}, async ({ page, context, calendarAddress }) => {
  await page.goto(BOOKING_PAGE);
  const popup = context.waitForEvent("page");
  await openerOf(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await popup).toHaveURL((url) => url.href.endsWith(calendarAddress));
  await expect(dialogOf(page).dialog).toHaveCount(0);
});

for (const { id, address } of STATIC_PAGES) {
  test(`what looks like a button on the ${id} page leads to where booking starts, and no script runs there`, {
    tag: "@any-firm",
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(address);
    await expect(openersOf(page)).toHaveCount(0);
    // The menu's button works by itself.
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    // Nothing can ask for any later, either.
    await expect(page.locator("script:not([type=speculationrules], [type='application/ld+json'])")).toHaveCount(0);
    expect(scripts).toEqual([]);

    await page.locator('a[href="/#book"]').last().click();
    await expectDialog(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
  });
}

test("while the calendar loads the dialog says so, then that it takes long, and takes it back when it comes", {
  tag: "@calendar",
}, async ({ page, calendarAddress }) => {
  await page.clock.install();
  const answer = await hold(page, ({ href }) => href.endsWith(calendarAddress));
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { note } = dialogOf(page);
  const loading = note.getByText(WORDS.calendar.loading);
  const late = note.getByText(WORDS.calendar.late);
  await expect(loading).toBeVisible();
  await page.clock.fastForward(CALENDAR_TIMEOUT_MS);
  await expect(late).toBeVisible();
  await expect(loading).toBeHidden();
  await expectOtherWays(page);
  answer();
  await expect(late).toBeHidden();
  await expect(loading).toBeHidden();
});

test("where the site's own calendar does not come, the dialog says so in its place, and can be told to try again", async ({
  page,
  calendarAddress,
}) => {
  test.skip(site.bookingUrl !== null, "no page can tell of a calendar elsewhere");
  const isCalendar = (url: URL) => url.href.endsWith(calendarAddress);
  await page.route(isCalendar, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title><h1>Sign in</h1>" }),
  );
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { dialog, note, frame } = dialogOf(page);
  const failed = note.getByText(WORDS.calendar.failed);
  await expect(failed).toBeVisible();
  await expect(frame).toBeHidden();
  await expectOtherWays(page);
  await expectNoFault(page, "the dialog without a calendar", "[role=dialog]");
  const again = dialog.getByRole("button", { name: WORDS.calendar.again });
  await again.press("Enter");
  await expect(failed).toBeVisible();
  await page.unroute(isCalendar);
  await again.press("Enter");
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByRole("heading").first()).toBeAttached();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  // It adds nothing to the history.
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).not.toContain("#book");
});
