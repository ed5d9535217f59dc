/** The booking dialog as tests meet it: its parts, and what opens it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { mailto } from "@/components/schedule/mail-ways";
import { openRequest } from "@/components/schedule/request";
import { site } from "@/content/site";
import { atRest } from "../visit";
import { WORDS } from "../words";

/** What opens the dialog: every Get Started and every Schedule Consultation. */
export const OPENER = new RegExp(`^(${WORDS.openers.join("|")})$`);

/** The file with React and the dialog's component; everything else that a page runs is in the page. */
export const SCRIPT = /\/_hashed\/booking-.*\.js$/;

/** A page's openers, and the first of them. */
export const openersOf = (page: Page | Locator) => page.getByRole("link", { name: OPENER });
export const openerOf = (page: Page) => openersOf(page).first();

/** The dialog of a page, and the parts that the specification names. */
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

/** Presses an opener where a visitor would: in view, on a page that no longer moves. */
export async function openBy(opener: Locator): Promise<void> {
  await opener.scrollIntoViewIfNeeded();
  await atRest(opener.page());
  await opener.click();
  await expectDialog(opener.page());
}

/** Opens the dialog by the address, as a link in an email does. */
export async function openByAddress(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#book";
  });
  await expectDialog(page);
}

/** The dialog is open, and the address says so. */
export async function expectDialog(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(dialogOf(page).dialog).toBeVisible();
  // The browser keeps the history, and is told of the new entry a moment after the page has made it.
  await expect(page).toHaveURL(/#book$/);
}

/** What the calendar shows in the open dialog: the site's own, or the one of e2e/calendar/server.ts. */
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
 * Presses Escape in the dialog. A calendar may take the focus as it loads, and what is pressed in it never arrives in
 * the page: so the focus is taken back first.
 */
export async function pressEscape(page: Page): Promise<void> {
  await expectCalendar(page);
  await dialogOf(page).close.focus();
  await page.keyboard.press("Escape");
}

/** The focus has gone into the dialog, to its close button; from a calendar of another origin it is taken back first. */
export async function expectFocusOnClose(page: Page): Promise<void> {
  const { close, frame } = dialogOf(page);
  await expectCalendar(page);
  if (await frame.evaluate((element) => element.hasAttribute("sandbox"))) await close.focus();
  await expect(close).toBeFocused();
}

/** Every way to close the dialog. */
export const WAYS: readonly [way: string, leave: (page: Page) => Promise<unknown>][] = [
  ["the close button", (page) => dialogOf(page).close.click()],
  ["Escape", pressEscape],
  ["a press beside it", (page) => page.mouse.click(4, 400)],
  ["Back", (page) => page.evaluate(() => history.back())],
];

/** Waits until React is there and has taken over the dialog if that is open, as it does once the page is idle. */
export async function expectReact(page: Page): Promise<void> {
  await page.waitForFunction(hasReact);
}

/** Runs in the page. React leaves a mark on each element that it renders into. */
export function hasReact(): boolean {
  const isRoot = (element: Element) =>
    Object.entries(element).some(([key, root]) => root && key.startsWith("__reactContainer"));
  const place = document.querySelector("[data-booking-place]");
  return place?.hasChildNodes() ? isRoot(place) : [...document.body.children].some(isRoot);
}

/** The ways to a consultation that never depend on what the calendar does. */
export async function expectOtherWays(page: Page): Promise<void> {
  const { close, frame, newTab, email, phone } = dialogOf(page);
  await expect(newTab).toHaveAttribute("target", "_blank");
  await expect(newTab).toHaveAttribute("href", (await frame.getAttribute("src")) ?? "an address");
  await expect(email).toHaveAttribute("href", mailto(site.email, openRequest(site)));
  await expect(phone).toHaveAttribute("href", `tel:${site.phone.replaceAll(/[^+\d]/g, "")}`);
  for (const way of [close, newTab, email, phone]) await expect(way).toBeInViewport({ ratio: 0.9 });
}

/** The page as it was before the dialog: nothing open, nothing out of reach, nothing held still. */
export async function expectPageAsBefore(page: Page): Promise<void> {
  // All in one look, which each test takes often. A dialog that nobody can reach counts as well.
  const look = () =>
    page
      .evaluate(() => ({
        left: document.querySelectorAll("[role=dialog], [data-booking-close], iframe, [inert]").length,
        mains: [...document.querySelectorAll("main")].filter(
          (main) =>
            main.getClientRects().length > 0 &&
            getComputedStyle(main).visibility === "visible" &&
            !main.closest("[aria-hidden=true]"),
        ).length,
        overflow: getComputedStyle(document.documentElement).overflowY,
      }))
      // Of a page that is on its way to another there is nothing to say yet.
      .catch(String);
  await expect.poll(look).toEqual({ left: 0, mains: 1, overflow: expect.not.stringMatching("hidden") });
  await expect(page).not.toHaveURL(/#book/);
}
