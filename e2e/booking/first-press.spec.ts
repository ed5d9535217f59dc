/** A press on a booking link, before and after the script has loaded. */
import type { Page } from "@playwright/test";
import { BOOKING_PAGE, delayRequests, expect, isCalendar, OTHER_PAGE, test } from "../visit";
import {
  dialogOf,
  expectDialog,
  expectPageAsBefore,
  expectReact,
  openBy,
  openByAddress,
  openerOf,
  pressEscape,
  SCRIPT,
  WAYS_TO_CLOSE,
} from "./dialog";

test.describe("the dialog", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(OTHER_PAGE);
    await page.goto(BOOKING_PAGE);
  });

  test("the dialog closes in every way, opens again, and leaves no entry in the history", async ({ page }) => {
    for (const [way, close] of [...WAYS_TO_CLOSE, ...WAYS_TO_CLOSE.slice(0, 1)]) {
      await test.step(way, async () => {
        await openBy(openerOf(page));
        await expectDialog(page);
        await close(page);
        await expectPageAsBefore(page);
        await expect(openerOf(page)).toBeFocused();
        await expect(page).toHaveURL(BOOKING_PAGE);
      });
    }
    await page.goBack();
    await expect(page).toHaveURL(OTHER_PAGE);
  });

  test("the dialog ignores the second click of a double-click on its close button", async ({ page }) => {
    // Opens the dialog without a click. Otherwise, the click on the close button could count as a second click.
    await openByAddress(page);
    await expectDialog(page);
    // Places a booking link below the close button. Dispatches the clicks by script, because on a busy machine two
    // clicks of the mouse may be too far apart for a double-click.
    await page.evaluate(async () => {
      const opener = document.querySelector<HTMLElement>("main a[data-booking]");
      const { x = 0, y = 0 } = document.querySelector("[role=dialog] button")?.getBoundingClientRect() ?? {};
      Object.assign(opener?.style ?? {}, { position: "fixed", left: `${x}px`, top: `${y}px`, zIndex: 9 });
      const at = { screenX: x, screenY: y, bubbles: true, cancelable: true };
      for (const detail of [1, 2]) {
        document.elementFromPoint(x + 5, y + 5)?.dispatchEvent(new MouseEvent("click", { ...at, detail }));
        await new Promise((painted) => requestAnimationFrame(painted));
      }
    });
    await expectPageAsBefore(page);
  });

  test("holding Enter down opens the dialog and leaves it open", { tag: "@calendar" }, async ({
    page,
    calendarAddress,
  }) => {
    // Delays the calendar, because one that takes the focus would get the keys.
    const release = await delayRequests(page, ({ href }) => isCalendar(href, calendarAddress));
    await openerOf(page).focus();
    for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expectDialog(page);
    release();
    // Retries, because a calendar of another origin may take the focus while it loads.
    const { dialog, close } = dialogOf(page);
    await expect(async () => {
      // On a slow machine, the dialog may still be closing after the previous try.
      if ((await dialog.count()) > 0) await close.press("Enter", { timeout: 2000 });
      await expect(dialog).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expectPageAsBefore(page);
  });
});

for (const [start, open] of [
  ["a press on a booking link", (page: Page) => openerOf(page).click({ noWaitAfter: true })],
  ["#book in the address", (page: Page) => page.evaluate(() => location.assign("#book"))],
] as const) {
  test(`${start} before the script has loaded is shown at once, and opens one dialog after it has loaded`, async ({
    page,
    calendarAddress,
  }) => {
    const release = await delayRequests(page, SCRIPT);
    await page.goto(BOOKING_PAGE);
    const before = await openerOf(page).evaluate(lookOf);
    await open(page);
    const busy = page.locator("a[aria-busy=true]");
    await expect(busy).toHaveCount(1, { timeout: 500 });
    expect(await busy.evaluate(lookOf), "to the eye").not.toEqual(before);
    // A second press changes nothing.
    await openerOf(page).click();
    await expect(busy).toHaveCount(1);
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && isCalendar(request.url(), calendarAddress)) loads.push(request.url());
    });
    release();
    await expectDialog(page);
    await expect(busy).toHaveCount(0);
    await pressEscape(page);
    await expectPageAsBefore(page);
    expect(loads).toHaveLength(1);
    await expect(openerOf(page)).toBeFocused();
  });

  test(`${start} leads to the calendar if the script takes longer than four seconds`, async ({
    page,
    calendarAddress,
  }) => {
    await page.clock.install();
    const release = await delayRequests(page, SCRIPT);
    await page.goto(OTHER_PAGE);
    await page.goto(`${BOOKING_PAGE}?utm_source=news`);
    // It includes the campaign if the calendar accepts one.
    const href = await openerOf(page).evaluate((link: HTMLAnchorElement) => link.href);
    await open(page);
    await expect(page.locator("a[aria-busy=true]")).toHaveCount(1);
    await page.clock.fastForward(3900);
    expect(page.url()).toContain(BOOKING_PAGE);
    await page.clock.fastForward(200);
    // The scheduling page uses the same script.
    release();
    await expect(page).toHaveURL((url) => isCalendar(url.href, calendarAddress) && url.href === href);
  });
}

/** Runs in the page. Returns styles that show a press. */
function lookOf(link: Element): string {
  const { textDecoration, cursor } = getComputedStyle(link);
  return `${textDecoration} ${cursor} ${getComputedStyle(link, "::after").width}`;
}

test("a press with a modifier key is left to the browser, before and after the script has loaded", async ({ page }) => {
  const release = await delayRequests(page, SCRIPT);
  await page.goto(BOOKING_PAGE);
  for (const isReady of [false, true]) {
    if (isReady) {
      release();
      await expectReact(page);
    }
    // Reads whether the page has prevented the click's default action, and then prevents it: a new tab would wait for
    // the owner's calendar, which may be out of reach.
    const isPrevented = openerOf(page).evaluate(
      (link) =>
        new Promise<boolean>((resolve) => {
          const stop = (event: Event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          };
          link.ownerDocument.defaultView?.addEventListener("click", stop, { once: true });
        }),
    );
    await openerOf(page).click({ modifiers: ["ControlOrMeta"] });
    expect(await isPrevented).toBe(false);
    await expect(page.locator("a[aria-busy=true], [role=dialog]")).toHaveCount(0);
  }
});
