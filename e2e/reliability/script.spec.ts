import type { Page } from "@playwright/test";
import {
  expectCalendar,
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  expectReact,
  openBy,
  openerOf,
  openersOf,
  pressEscape,
  SCRIPT,
} from "../booking/dialog";
import { BOOKING_PAGE, expect, isCalendar, OTHER_PAGE, SCRIPTLESS_PAGES, test } from "../visit";

/** Presses a booking link, and expects the calendar in place of the page. */
async function expectLinkFollowed(page: Page, calendarAddress: string): Promise<void> {
  await openerOf(page).click();
  await expect(page).toHaveURL((url) => isCalendar(url.href, calendarAddress));
}

/**
 * Opens the page with `#book`, and expects the calendar in place of the page, and the previous page after one step
 * back.
 */
async function expectAddressFollowed(page: Page, calendarAddress: string): Promise<void> {
  await page.goto(OTHER_PAGE);
  await page.goto(`${BOOKING_PAGE}#book`);
  await expect(page).toHaveURL((url) => isCalendar(url.href, calendarAddress));
  await page.goBack();
  await expect(page).toHaveURL(OTHER_PAGE);
}

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  // e2e/exported/structure.spec.ts checks the address of every booking link.
  test("a booking link, and #book, lead to the calendar", async ({ page, calendarAddress }) => {
    await page.goto(BOOKING_PAGE);
    await openersOf(page).last().click();
    await expect(page).toHaveURL((url) => isCalendar(url.href, calendarAddress));
    await page.goto(`${BOOKING_PAGE}#book`);
    await expect(page.locator("#book")).toHaveAttribute("href", calendarAddress);
    await expect(page.locator("#book")).toBeInViewport();
  });
});

test.describe("if the script fails to load", () => {
  test.use({ tolerated: /Failed to load resource.*\/_hashed\// });

  test("booking links and #book lead to the calendar, and the menu works", async ({ page, calendarAddress }) => {
    await page.route(SCRIPT, (route) => route.abort("connectionfailed"));
    await expectAddressFollowed(page, calendarAddress);
    // This happens after a new deploy.
    await page.unroute(SCRIPT);
    await page.route(SCRIPT, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }));
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(BOOKING_PAGE);
    const bar = page.getByRole("banner");
    await bar.getByRole("button").click();
    const anchor = bar.getByRole("navigation").locator('a[href^="#"]').last();
    const section = page.locator((await anchor.getAttribute("href")) ?? "");
    await anchor.click();
    await expect(section.getByRole("heading").first()).toBeInViewport();
    await expect(bar.getByRole("navigation")).toHaveCount(0);
    await expectLinkFollowed(page, calendarAddress);
  });
});

test.describe("if the script breaks", () => {
  // React logs errors of islands. The scheduling page uses the same script, so it logs them too.
  test.use({ tolerated: /broken on purpose|Unexpected token '<'|valid digest in the 'integrity'/ });

  const breakages: [kind: string, body: string][] = [
    ["throws as it starts", 'throw new Error("broken on purpose")'],
    ["is an HTML page", "<!doctype html><title>A login page of the hotel</title>"],
  ];
  test("booking links lead to the calendar", async ({ page, calendarAddress }) => {
    for (const [kind, body] of breakages) {
      await test.step(`it ${kind}`, async () => {
        await page.unroute(SCRIPT);
        await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body }));
        await page.goto(BOOKING_PAGE);
        await expectLinkFollowed(page, calendarAddress);
      });
    }
  });

  test("booking links and #book lead to the calendar when React fails to start", async ({ page, calendarAddress }) => {
    // React's scheduler uses this when it is loaded.
    await page.addInitScript(() =>
      Object.defineProperty(window, "MessageChannel", {
        get() {
          throw new Error("broken on purpose");
        },
      }),
    );
    await expectAddressFollowed(page, calendarAddress);
    await page.goto(BOOKING_PAGE);
    await expectLinkFollowed(page, calendarAddress);
  });

  test("booking links lead to the calendar when the dialog throws as it opens", async ({ page, calendarAddress }) => {
    await page.addInitScript(() => {
      const { addEventListener } = Element.prototype;
      Element.prototype.addEventListener = function (...rest: Parameters<typeof addEventListener>) {
        if (this.matches("[role=dialog]")) throw new Error("broken on purpose");
        return addEventListener.apply(this, rest);
      };
    });
    await page.goto(BOOKING_PAGE);
    await expectReact(page);
    await expectLinkFollowed(page, calendarAddress);
  });
});

/** Expects the calendar after the load event of its frame. Its heading is visible before. */
async function expectLoadedCalendar(page: Page): Promise<void> {
  await expectCalendar(page);
  for (const frame of page.frames()) await frame.waitForLoadState("load");
}

test.describe("clicks, Back and Forward", () => {
  test("in quick succession end in the state that the address indicates", async ({ page }) => {
    await page.goto(OTHER_PAGE);
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    // Waits, because going back while the frame loads its first page may remove the entry for Forward.
    await expectLoadedCalendar(page);
    await page.goBack();
    await page.goForward();
    await expectDialog(page);
    await expectLoadedCalendar(page);
    await page.goBack();
    await page.goForward();
    // Chromium may have removed the entry for Forward. Going back would then leave the page.
    await page.evaluate(() => location.hash && history.back());
    await expectPageAsBefore(page);
    // Closes the dialog and opens it again at once.
    await openBy(openerOf(page));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("[role=dialog] button")?.click();
      document.querySelector<HTMLElement>("a[data-booking]")?.click();
    });
    await expectDialog(page);
    await pressEscape(page);
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
    await expect(page).toHaveURL(BOOKING_PAGE);
    await page.goBack();
    await expect(page).toHaveURL(OTHER_PAGE);
  });

  // back-forward-cache.spec.ts tests the same with the cache in every check.
  test("the dialog is still open after the visitor leaves the page and goes back", {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await page.goto(SCRIPTLESS_PAGES[0]?.address ?? OTHER_PAGE);
    await page.goBack();
    await expectDialog(page);
    await expectOtherWays(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
  });
});
