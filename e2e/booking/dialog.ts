/** The booking dialog as tests meet it: its parts, and what opens it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { site } from "../../content/site";
import { atRest } from "../visit";

/** What opens the dialog: every Get Started and every Schedule Consultation. */
export const OPENER = /^(Get Started|Schedule Consultation)$/;

/** The file with React and the dialog's component; everything else that a page runs is in the page. */
export const SCRIPT = /\/_hashed\/booking-.*\.js$/;

/** The first of a page's openers. */
export const openerOf = (page: Page) => page.getByRole("link", { name: OPENER }).first();

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
  await expectDialog(opener.page());
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
      .or(frame.getByRole("heading", { name: "Choose a time" }))
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

/** Waits until React has taken the dialog over, as it does once the page is idle. */
export async function expectReact(page: Page): Promise<void> {
  // React leaves a mark on the element that it renders into.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-booking-place]") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
}

/** The ways to a consultation that never depend on what the calendar does. */
export async function expectOtherWays(page: Page): Promise<void> {
  const { close, frame, newTab, email, phone } = dialogOf(page);
  await expect(newTab).toHaveAttribute("href", (await frame.getAttribute("src")) ?? "an address");
  await expect(newTab).toHaveAttribute("target", "_blank");
  await expect(email).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(phone).toHaveAttribute("href", `tel:${site.phone.replaceAll(/[^+\d]/g, "")}`);
  for (const way of [close, newTab, email, phone]) await expect(way).toBeInViewport({ ratio: 0.9 });
}

/** The page as it was before the dialog: nothing open, nothing out of reach, nothing held still. */
export async function expectPageAsBefore(page: Page): Promise<void> {
  // By class, to count one that nobody can reach as well.
  await expect(page.locator("[role=dialog], [data-booking-close], iframe")).toHaveCount(0);
  await expect(page.locator("[inert]")).toHaveCount(0);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page).not.toHaveURL(/#book/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
}
