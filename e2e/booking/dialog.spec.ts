import type { Page } from "@playwright/test";
import { CALENDAR_TIMEOUT_MS } from "@/components/booking/use-calendar-frame";
import { site } from "@/content/site";
import { expectNoAxeViolation } from "../accessibility/axe";
import { BOOKING_PAGE, DIALOG_PAGES, delayRequests, expect, isCalendar, test } from "../visit";
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

/** Returns the positions of all elements of the page behind the dialog, rounded to a tenth of a px. */
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
  test(`Get Started and Schedule Consultation on the ${id} page open the dialog and get the focus back`, {
    tag: "@any-firm",
  }, async ({ page, calendarAddress }) => {
    // Without the calendar, opening takes a tenth of the time. Other tests open the dialog with it.
    await page.route(
      ({ href }) => isCalendar(href, calendarAddress),
      (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Calendar</title>" }),
    );
    await page.goto(address);
    const openers = await openersOf(page).all();
    expect(openers.length).toBeGreaterThanOrEqual(2);
    // On the other pages, only the link in the bar and the last one.
    for (const opener of address === BOOKING_PAGE ? openers : [openersOf(page).first(), openersOf(page).last()]) {
      await openBy(opener);
      await dialogOf(page).close.press("Escape");
      await expectPageAsBefore(page);
      await expect(opener).toBeFocused();
    }
  });
}

test("the dialog has its title, its text, a close button and the three other ways to book", {
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

test("focus starts at the close button, moves on to the frame, and stays in the dialog", { tag: "@calendar" }, async ({
  page,
}) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { dialog, close, frame } = dialogOf(page);
  await expectReact(page);
  await expectFocusOnClose(page);

  await page.keyboard.press("Tab");
  await expect(frame).toBeFocused();
  // The owner decides their order (`otherWays` in content/words.ts).
  const ways = (await dialog.getByRole("link").all()).reverse();
  expect(ways).toHaveLength(3);
  await ways[0]?.focus();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  for (const way of ways) {
    await page.keyboard.press("Shift+Tab");
    await expect(way).toBeFocused();
  }

  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    // When the focus leaves a frame of another origin, no element has it for a moment.
    const behind = () => page.evaluate(() => document.activeElement?.closest("header, main, footer") !== null);
    expect(await behind(), `after ${press + 1} presses of Tab`).toBe(false);
  }
});

test("the page behind the dialog neither scrolls nor shifts, is covered, and is hidden from screen readers", {
  tag: "@calendar",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const section = await page.goto(BOOKING_PAGE).then(() => page.locator("main section[id]").nth(2).getAttribute("id"));
  await page.goto(`${BOOKING_PAGE}#${section}`);
  await page.evaluate(() => scrollTo(0, 700));
  const before = await positions(page);
  // By keyboard, because hovering may move elements.
  await openerOf(page).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  const { dialog } = dialogOf(page);
  await expect(dialog).toBeVisible();
  expect(await positions(page)).toEqual(before);

  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 600);
  // Only the dialog's own heading. e2e/accessibility/tree.spec.ts checks what screen readers get.
  const parts = ":is(header, main, footer, section, h1, h2, h3)";
  await expect(page.locator(`${parts}:not([aria-hidden=true], [aria-hidden=true] *)`)).toHaveCount(1);
  const corners = await page.evaluate(() =>
    [
      [2, 2],
      [innerWidth - 20, 2],
      [2, innerHeight - 3],
    ].map(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("header, main, footer")?.tagName ?? "covered"),
  );
  expect(corners).toEqual(["covered", "covered", "covered"]);
  expect(await positions(page)).toEqual(before);

  await pressEscape(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${BOOKING_PAGE}#${section}`);
  expect(await positions(page)).toEqual(before);
  await expect(page.locator("body > [aria-hidden]")).toHaveCount(0);
  const formerScroll = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(formerScroll);
});

test("requests the calendar only once the dialog opens", async ({ page, context, calendarAddress }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && isCalendar(request.url(), calendarAddress)) requests.push(request.url());
  });
  await page.goto(BOOKING_PAGE);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 2000);
  // A page loads React last. Only an open dialog loads more.
  await expectReact(page);
  expect(requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await openBy(openerOf(page));
  await expectCalendar(page);
  expect(requests).toHaveLength(1);
});

test("#book opens the dialog on load and on an open page, and closing removes it from the address", async ({
  page,
}) => {
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

test("the dialog shows a loading message, then one about a late calendar, and none after the calendar has loaded", {
  tag: "@calendar",
}, async ({ page, calendarAddress }) => {
  await page.clock.install();
  const answer = await delayRequests(page, ({ href }) => isCalendar(href, calendarAddress));
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

test("if the site's own calendar fails, the dialog reports it and offers to try again", async ({
  page,
  calendarAddress,
}) => {
  test.skip(site.bookingUrl !== null, "a page cannot see into a calendar of another origin");
  const isOfCalendar = (url: URL) => isCalendar(url.href, calendarAddress);
  await page.route(isOfCalendar, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title><h1>Sign in</h1>" }),
  );
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { dialog, note, frame } = dialogOf(page);
  const failed = note.getByText(WORDS.calendar.failed);
  await expect(failed).toBeVisible();
  await expect(frame).toBeHidden();
  await expectOtherWays(page);
  await expectNoAxeViolation(page, "the dialog without a calendar", "[role=dialog]");
  const again = dialog.getByRole("button", { name: WORDS.calendar.again });
  await again.press("Enter");
  await expect(failed).toBeVisible();
  await page.unroute(isOfCalendar);
  await again.press("Enter");
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByRole("heading").first()).toBeAttached();
  await expect(page.locator("[role=dialog]:focus-within")).toHaveCount(1);
  // Trying again adds no history entry.
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).not.toContain("#book");
});
