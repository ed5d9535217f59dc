/** The booking dialog as tests meet it: its parts, and what opens it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { schedulePath } from "../../content/routes";
import { site } from "../../content/site";
import { atRest } from "../visit";

/** What opens the dialog: every Get Started and every Schedule Consultation. */
export const OPENER = /^(Get Started|Schedule Consultation)$/;

/** Where the calendar is: the owner's, or the site's own. */
export const CALENDAR = site.bookingUrl ?? schedulePath;

/** The dialog of a page, and the parts that the specification names. */
export function dialogOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: site.consultation.title });
  return {
    dialog,
    close: dialog.getByRole("button", { name: "Close booking dialog" }),
    frame: dialog.locator("iframe"),
    newTab: dialog.getByRole("link", { name: "Open the calendar in a new tab" }),
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
  await expect(dialogOf(opener.page()).dialog).toBeVisible();
  // The browser keeps the history, and is told of the new entry a moment after the page has made it.
  await expect(opener.page()).toHaveURL(/#book$/);
}

/**
 * The ways to a consultation that never depend on what the calendar does.
 * @param calendar the address of the calendar, where it is not the site's
 */
export async function expectOtherWays(page: Page, calendar = CALENDAR): Promise<void> {
  const { close, newTab, email, phone } = dialogOf(page);
  await expect(newTab).toHaveAttribute("href", calendar);
  await expect(newTab).toHaveAttribute("target", "_blank");
  await expect(email).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(phone).toHaveAttribute("href", `tel:${site.phone.replaceAll(/[^+\d]/g, "")}`);
  for (const way of [close, newTab, email, phone]) await expect(way).toBeInViewport({ ratio: 0.9 });
}

/** The page as it was before the dialog: nothing open, nothing waiting, nothing held still. */
export async function expectPageAsBefore(page: Page): Promise<void> {
  // By class, to count one that nobody can reach as well.
  await expect(page.locator(".dialog, .dialog-overlay")).toHaveCount(0);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page).not.toHaveURL(/#book/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
}
