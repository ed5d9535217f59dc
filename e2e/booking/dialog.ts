/** Helpers for tests of the booking dialog: its parts, the links that open it, and ways to open and close it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { calendarSettings } from "@/components/booking/calendar-settings";
import { mailto } from "@/components/schedule/mail-ways";
import { composeRequestWithoutTime } from "@/components/schedule/request";
import { site } from "@/content/site";
import { waitUntilStill } from "../visit";
import { WORDS } from "../words";

/** The names of the links that open the dialog. */
export const OPENER = new RegExp(`^(${WORDS.openers.join("|")})$`);

/** The files with React and the islands. All other scripts of a page with a dialog are inline. */
export const SCRIPT = /\/_hashed\/(islands|shared)-.*\.js$/;

/** All links of a page that open the dialog, and the first of them. */
export const openersOf = (page: Page | Locator) => page.getByRole("link", { name: OPENER });
export const openerOf = (page: Page) => openersOf(page).first();

/** The dialog of a page, and its parts. */
export function dialogOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: site.consultation.title });
  return {
    dialog,
    close: dialog.getByRole("button", { name: WORDS.calendar.close }),
    frame: dialog.locator("iframe"),
    newTab: dialog.getByRole("link", { name: WORDS.calendar.newTab }),
    email: dialog.getByRole("link", { name: site.email }),
    phone: dialog.getByRole("link", { name: site.phone }),
    note: dialog.getByRole("status"),
  };
}

/** Scrolls a link into view, waits until scrolling has ended, clicks it and expects the dialog. */
export async function openBy(opener: Locator): Promise<void> {
  await opener.scrollIntoViewIfNeeded();
  await waitUntilStill(opener.page());
  await opener.click();
  await expectDialog(opener.page());
}

/** Opens the dialog by changing the address to `#book`. */
export async function openByAddress(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#book";
  });
  await expectDialog(page);
}

/** Expects the open dialog, and its hash in the address. */
export async function expectDialog(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(dialogOf(page).dialog).toBeVisible();
  // The address changes a moment after the page has asked for it.
  await expect(page).toHaveURL(/#book$/);
}

/** Expects a loaded calendar in the dialog: the site's own, or the one of e2e/calendar/server.ts. */
export async function expectCalendar(page: Page): Promise<void> {
  const frame = dialogOf(page).frame.contentFrame();
  await expect(
    frame
      .getByRole("radio")
      .or(frame.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
}

/**
 * Presses Escape in the dialog. Moves the focus to the dialog first, because a calendar may take the focus while it
 * loads and would then get the key.
 */
export async function pressEscape(page: Page): Promise<void> {
  await expectCalendar(page);
  await dialogOf(page).close.focus();
  await page.keyboard.press("Escape");
}

/** Expects the focus on the close button. Moves it back if a calendar of another origin has taken it. */
export async function expectFocusOnClose(page: Page): Promise<void> {
  const { close, frame } = dialogOf(page);
  await expectCalendar(page);
  if (await frame.evaluate((element) => element.hasAttribute("sandbox"))) await close.focus();
  await expect(close).toBeFocused();
}

/** All ways to close the dialog, by name. */
export const WAYS_TO_CLOSE: readonly [way: string, leave: (page: Page) => Promise<unknown>][] = [
  ["the close button", (page) => dialogOf(page).close.click()],
  ["Escape", pressEscape],
  ["a press outside", (page) => page.mouse.click(4, 400)],
  ["Back", (page) => page.evaluate(() => history.back())],
];

/** Waits until React has hydrated the page's islands, as it does once the page is idle. */
export async function expectReact(page: Page): Promise<void> {
  await page.waitForFunction(hasReact);
}

/** Runs in the page. Returns whether React has hydrated the dialog (lib/booking-press.ts). */
function hasReact(): boolean {
  return window.bookingPress?.isDialogReady === true;
}

/** Expects the ways to book that do not depend on the calendar: in a new tab, by email, by phone. */
export async function expectOtherWays(page: Page): Promise<void> {
  const { close, frame, newTab, email, phone } = dialogOf(page);
  await expect(newTab).toHaveAttribute("target", "_blank");
  const [framed, linked] = await Promise.all([frame.getAttribute("src"), newTab.getAttribute("href")]);
  expect(linked).toBe(withoutFrameParameters(framed ?? "an address"));
  await expect(email).toHaveAttribute("href", mailto(site.email, composeRequestWithoutTime(site)));
  await expect(phone).toHaveAttribute("href", `tel:${site.phone.replaceAll(/[^+\d]/g, "")}`);
  for (const way of [close, newTab, email, phone]) await expect(way).toBeInViewport({ ratio: 0.9 });
}

/** Returns the calendar's address without parameters that it needs only in a frame, such as Cal.com's `embed`. */
function withoutFrameParameters(address: string): string {
  const { frame, light, dark } = calendarSettings(site) ?? {};
  const names = Object.keys({ ...frame, ...light, ...dark });
  if (names.length === 0) return address;
  const url = new URL(address);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** Expects a page without a dialog: nothing is open, inert or prevented from scrolling. */
export async function expectPageAsBefore(page: Page): Promise<void> {
  // One evaluation for all checks, because tests call this often. A hidden dialog counts as open.
  const readState = () =>
    page
      .evaluate(() => ({
        left: document.querySelectorAll("[role=dialog], .dialog-backdrop, iframe, body > [aria-hidden]").length,
        mains: [...document.querySelectorAll("main")].filter(
          (main) =>
            main.getClientRects().length > 0 &&
            getComputedStyle(main).visibility === "visible" &&
            !main.closest("[aria-hidden=true]"),
        ).length,
        overflow: getComputedStyle(document.documentElement).overflowY,
      }))
      // During a navigation, the evaluation fails.
      .catch(String);
  await expect.poll(readState).toEqual({ left: 0, mains: 1, overflow: expect.not.stringMatching("hidden") });
  await expect(page).not.toHaveURL(/#book/);
}
