import type { Page, Route } from "@playwright/test";
import {
  expectCalendar,
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  openBy,
  openerOf,
  openersOf,
  pressEscape,
  SCRIPT,
} from "../booking/dialog";
import { BOOKING_PAGE, DIALOG_PAGES, ELSEWHERE, expect, STATIC_PAGES, test } from "../visit";

/** Books as if nothing were wrong. */
async function expectBooking(page: Page): Promise<void> {
  await openBy(openerOf(page));
  await expectCalendar(page);
  await expectOtherWays(page);
  await pressEscape(page);
  await expectPageAsBefore(page);
  await expect(openerOf(page)).toBeFocused();
}

async function expectBookingByAddress(page: Page): Promise<void> {
  await page.goto(ELSEWHERE);
  await page.goto(`${BOOKING_PAGE}#book`);
  await expectDialog(page);
  await expectCalendar(page);
  await pressEscape(page);
  await expectPageAsBefore(page);
}

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, address } of DIALOG_PAGES) {
    test(`every opener of the ${id} page, and #book, lead to the calendar`, {
      tag: "@any-firm",
    }, async ({ page, calendarAddress }) => {
      await page.goto(address);
      for (const link of await openersOf(page).all()) await expect(link).toHaveAttribute("href", calendarAddress);
      await openersOf(page).last().click();
      await expect(page).toHaveURL((url) => url.href.endsWith(calendarAddress));
      await page.goto(`${address}#book`);
      await expect(page.locator("#book")).toHaveAttribute("href", calendarAddress);
      await expect(page.locator("#book")).toBeInViewport();
    });
  }
});

test.describe("a script that does not come", () => {
  test.use({ tolerated: /(Failed to load resource|dynamically imported module).*\/_hashed\/booking-/ });

  const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
    ["is blocked by the network", (route) => route.abort("connectionfailed")],
    ["is blocked by an extension", (route) => route.abort("blockedbyclient")],
    [
      "is gone after a new deploy",
      (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }),
    ],
    ["is answered with 500", (route) => route.fulfill({ status: 500, body: "Internal Server Error" })],
  ];
  test("whatever the reason: a press and #book open the dialog, and the rest of the page works", async ({ page }) => {
    for (const [what, answer] of failures) {
      await test.step(`it ${what}`, async () => {
        await page.unroute(SCRIPT);
        await page.route(SCRIPT, answer);
        await page.goto(ELSEWHERE);
        await page.goto(BOOKING_PAGE);
        await expectBooking(page);
      });
    }
    await expectBookingByAddress(page);
    await page.setViewportSize({ width: 390, height: 740 });
    const bar = page.getByRole("banner");
    await bar.getByRole("button").click();
    const anchor = bar.getByRole("navigation").locator('a[href^="#"]').last();
    const section = page.locator((await anchor.getAttribute("href")) ?? "");
    await anchor.click();
    await expect(section.getByRole("heading").first()).toBeInViewport();
    await expect(bar.getByRole("navigation")).toHaveCount(0);
  });
});

test.describe("a script that breaks", () => {
  // The page reports what it caught; nothing may stay uncaught.
  test.use({ tolerated: /broken on purpose|SyntaxError|mount is not a function|text\/html/ });

  const breakages: [what: string, body: string][] = [
    ["throws as it starts", 'throw new Error("broken on purpose")'],
    ["cannot be read", "export const mount = ("],
    ["throws as it is mounted", 'export function mount() { throw new Error("broken on purpose") }'],
    ["has lost its start", "export const other = 1"],
    ["is another file altogether", "<!doctype html><title>A login page of the hotel</title>"],
  ];
  test("however it breaks: a press and #book open the dialog all the same", async ({ page }) => {
    for (const [what, body] of breakages) {
      await test.step(`it ${what}`, async () => {
        await page.unroute(SCRIPT);
        await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body }));
        await page.goto(ELSEWHERE);
        // Else the dialog may have opened before anything broke.
        const told = page.waitForEvent("console", (message) => message.type() === "error");
        await page.goto(BOOKING_PAGE);
        await page.keyboard.press("Shift");
        await told;
        await expectBooking(page);
      });
    }
    await expectBookingByAddress(page);
  });

  test("as React starts: the dialog stays, and goes on", async ({ page }) => {
    // React's scheduler looks for it as it is evaluated.
    await page.addInitScript(() =>
      Object.defineProperty(window, "MessageChannel", {
        get() {
          throw new Error("broken on purpose");
        },
      }),
    );
    await page.goto(BOOKING_PAGE);
    await expectBooking(page);
  });

  test("while it takes an open dialog over: the dialog stays, and goes on", async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = Element.prototype;
      Element.prototype.addEventListener = function (...rest: Parameters<typeof addEventListener>) {
        if (!this.matches("[role=dialog]")) return addEventListener.apply(this, rest);
        Element.prototype.addEventListener = addEventListener;
        throw new Error("broken on purpose");
      };
    });
    const broken = page.waitForEvent("console", (message) => message.text().includes("broken on purpose"));
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await broken;
    await expectCalendar(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
    await expectBooking(page);
  });
});

test.describe("press, Back, Forward", () => {
  test("in quick turn never end in two dialogs or in none that is asked for", async ({ page }) => {
    await page.goto(ELSEWHERE);
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await expectPageAsBefore(page);
    await openBy(openerOf(page));
    await pressEscape(page);
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
    await expect(page).toHaveURL(BOOKING_PAGE);
    await page.goBack();
    await expect(page).toHaveURL(ELSEWHERE);
  });

  test("close and press again at once opens again", async ({ page }) => {
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("[role=dialog] button")?.click();
      document.querySelector<HTMLElement>("a[data-booking]")?.click();
    });
    await expectDialog(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
  });

  test("leaving with the dialog open and coming back finds it open, and it closes", async ({ page }) => {
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await page.goto(STATIC_PAGES[0]?.address ?? ELSEWHERE);
    await page.goBack();
    await expectDialog(page);
    await expectOtherWays(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
  });
});
