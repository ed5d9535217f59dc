import type { Page, Route } from "@playwright/test";
import {
  dialogOf,
  expectCalendar,
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  expectReact,
  OPENER,
  openBy,
  openerOf,
  pressEscape,
  SCRIPT,
} from "../booking/dialog";
import { DIALOG_PAGES, expect, test } from "../visit";

/** Books twice as if nothing were wrong: by a press, and by `#book`. */
async function expectBooking(page: Page): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await openBy(openerOf(page));
    await expectCalendar(page);
    await expectOtherWays(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
    await expect(openerOf(page)).toBeFocused();
  }
  await page.goto("/404.html");
  await page.goto("/#book");
  await expectDialog(page);
  await expectCalendar(page);
}

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, address } of DIALOG_PAGES) {
    test(`every Get Started and Schedule Consultation of the ${id} page leads to the calendar`, async ({
      page,
      calendarAddress,
    }) => {
      await page.goto(address);
      const openers = page.getByRole("link", { name: OPENER });
      expect(await openers.count()).toBeGreaterThanOrEqual(3);
      for (const link of await openers.all()) await expect(link).toHaveAttribute("href", calendarAddress);
      await openers.last().click();
      await expect(page).toHaveURL((url) => url.href.endsWith(calendarAddress));
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === address);
    });

    test(`#book on the ${id} page leads to a link to the calendar`, async ({ page, calendarAddress }) => {
      await page.goto(`${address}#book`);
      await expect(page.locator("#book")).toHaveAttribute("href", calendarAddress);
      await expect(page.locator("#book")).toBeInViewport();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
  for (const [what, answer] of failures) {
    test(`because it ${what}: a press and #book open the dialog all the same`, async ({ page }) => {
      await page.route(SCRIPT, answer);
      await page.goto("/talent/");
      await expectBooking(page);
    });
  }

  test("and the rest of the page works as before", async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto("/talent/");
    await page.getByRole("link", { name: "View Pricing" }).click();
    await expect(page.locator("#pricing h2")).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 740 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
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
  for (const [what, body] of breakages) {
    test(`because it ${what}: a press opens the dialog all the same`, async ({ page }) => {
      await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body }));
      await page.goto("/");
      await expectBooking(page);
    });
  }

  test("as React starts: the dialog stays, and goes on", async ({ page }) => {
    // React's scheduler looks for it as it is evaluated.
    await page.addInitScript(() =>
      Object.defineProperty(window, "MessageChannel", {
        get() {
          throw new Error("broken on purpose");
        },
      }),
    );
    await page.goto("/");
    await expectBooking(page);
  });

  test("while it draws the dialog: the dialog comes without it", async ({ page }) => {
    await page.addInitScript(() => {
      const real = document.createElement.bind(document);
      document.createElement = (name: string, ...rest: []) => {
        if (name === "iframe") throw new Error("broken on purpose");
        return real(name, ...rest);
      };
    });
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expectReact(page);
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
    await page.goto("/");
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
    await page.goto("/404.html");
    await page.goto("/talent/");
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
    await expect(page).toHaveURL(/\/talent\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/404\.html$/);
  });

  test("close and press again at once opens again", async ({ page }) => {
    await page.goto("/");
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
    await page.goto("/talent/");
    await openBy(openerOf(page));
    await page.goto("/growth-marketing/");
    await page.goBack();
    await expect(dialogOf(page).dialog).toBeVisible();
    await expectOtherWays(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
  });
});
