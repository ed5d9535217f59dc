import type { Page, Route } from "@playwright/test";
import { slowDown } from "../../tools/browser/slow";
import { CALENDAR, dialogOf, expectOtherWays, expectPageAsBefore, OPENER, openBy } from "../booking/dialog";
import { DIALOG_PAGES, expect, test } from "../visit";

/** The file with the dialog; everything else that a page runs is in the page. */
const SCRIPT = /\/assets\/booking-.*\.js$/;

const opener = (page: Page) => page.getByRole("link", { name: OPENER }).first();

/** A press that cannot open the dialog has to end at the calendar, with an entry to go back from. */
async function expectCalendarPage(page: Page, from: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === CALENDAR);
  await expect(page.getByRole("heading", { level: 1, name: "Choose a time" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === from);
}

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, address } of DIALOG_PAGES) {
    test(`every Get Started and Schedule Consultation of the ${id} page leads to the calendar`, async ({ page }) => {
      await page.goto(address);
      const openers = page.getByRole("link", { name: OPENER });
      expect(await openers.count()).toBeGreaterThanOrEqual(3);
      for (const link of await openers.all()) await expect(link).toHaveAttribute("href", CALENDAR);
      await openers.last().click();
      await expectCalendarPage(page, address);
    });

    test(`#book on the ${id} page leads to a link to the calendar`, async ({ page }) => {
      await page.goto(`${address}#book`);
      await expect(page.locator("#book")).toHaveAttribute("href", CALENDAR);
      await expect(page.locator("#book")).toBeInViewport();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test.describe("a script that does not come", () => {
  test.use({ tolerated: /Failed to load resource.*\/assets\/booking-/ });

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
    test(`because it ${what}: a press and #book lead to the calendar at once`, async ({ page }) => {
      await page.route(SCRIPT, answer);
      await page.goto("/talent/");
      await opener(page).click();
      await expectCalendarPage(page, "/talent/");
      await expectPageAsBefore(page);
      // A second press is as good as the first.
      await opener(page).click();
      await expectCalendarPage(page, "/talent/");
      await page.goto("/404.html");
      await page.goto("/#book");
      await expect(page).toHaveURL((url) => url.pathname === CALENDAR);
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
  test.use({ tolerated: /broken on purpose/ });

  const breakages: [what: string, body: string][] = [
    ["throws as it starts", 'throw new Error("broken on purpose")'],
    ["cannot be read", "export const mount = ("],
    ["throws as it is mounted", 'export function mount() { throw new Error("broken on purpose") }'],
    ["has lost its start", "export const other = 1"],
    ["is another file altogether", "<!doctype html><title>A login page of the hotel</title>"],
  ];
  for (const [what, body] of breakages) {
    test(`because it ${what}: a press leads to the calendar at once`, async ({ page }) => {
      await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body }));
      await page.goto("/");
      await opener(page).click();
      await expectCalendarPage(page, "/");
      await expectPageAsBefore(page);
    });
  }

  test("while it opens the dialog: that press leads to the calendar, and so does the next", async ({ page }) => {
    await page.addInitScript(() => {
      const real = document.createElement.bind(document);
      document.createElement = (name: string, ...rest: []) => {
        if (name === "iframe") throw new Error("broken on purpose");
        return real(name, ...rest);
      };
    });
    await page.goto("/404.html");
    await page.goto("/");
    await opener(page).click();
    await expectCalendarPage(page, "/");
    await expectPageAsBefore(page);
    await opener(page).click();
    await expectCalendarPage(page, "/");
    // Back from there does not try again, and fail again.
    await page.goBack();
    await expect(page).toHaveURL(/404\.html$/);
    await page.goto("/#book");
    await expect(page).toHaveURL((url) => url.pathname === CALENDAR);
    await page.goBack();
    await expect(page).toHaveURL(/404\.html$/);
  });
});

test.describe("a press before the script is there", () => {
  /** Holds the script back until told. */
  async function holdScript(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(SCRIPT, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  test("is kept, shown as under way, and opens the dialog", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/talent/");
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute("aria-busy", "true");
    release();
    await expect(dialogOf(page).dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
    await expect(opener(page)).toBeFocused();
  });

  test("twice, and on two links: one dialog, and nothing stays busy", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/talent/");
    await opener(page).dblclick();
    await page.getByRole("link", { name: OPENER }).nth(1).click();
    release();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
    await page.waitForTimeout(300);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("by keyboard is kept as well", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    release();
    await expect(dialogOf(page).dialog).toBeVisible();
  });

  test("with #book in the address is kept as well", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/talent/#book");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    release();
    await expect(dialogOf(page).dialog).toBeVisible();
  });

  test("is followed to the calendar after 8 s, and what comes later opens nothing by itself", async ({ page }) => {
    await page.clock.install();
    await holdScript(page);
    await page.goto("/talent/");
    await opener(page).click();
    await page.clock.fastForward(7000);
    await expect(opener(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.fastForward(1500);
    await expectCalendarPage(page, "/talent/");
    await expectPageAsBefore(page);
  });

  test("on a slow phone and a slow line opens the dialog in the end", async ({ page }) => {
    test.slow();
    await slowDown(page, 6, { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
    await page.goto("/talent/", { waitUntil: "commit" });
    await opener(page).click();
    await expect(
      dialogOf(page)
        .dialog.or(page.getByRole("heading", { name: "Choose a time" }))
        .first(),
    ).toBeVisible({
      timeout: 30_000,
    });
  });
});

test.describe("press, Back, Forward", () => {
  test("in quick turn never end in two dialogs or in none that is asked for", async ({ page }) => {
    await page.goto("/404.html");
    await page.goto("/talent/");
    await openBy(opener(page));
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await expectPageAsBefore(page);
    await openBy(opener(page));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
    await expect(page).toHaveURL(/\/talent\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/404\.html$/);
  });

  test("close and press again at once opens again", async ({ page }) => {
    await page.goto("/");
    await openBy(opener(page));
    await page.evaluate((name) => {
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      document.querySelector<HTMLElement>("a[data-booking]")?.click();
    }, "Close booking dialog");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page).toHaveURL(/#book$/);
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
  });

  test("leaving with the dialog open and coming back finds it open, and it closes", async ({ page }) => {
    await page.goto("/talent/");
    await openBy(opener(page));
    await page.goto("/growth-marketing/");
    await page.goBack();
    await expect(dialogOf(page).dialog).toBeVisible();
    await expectOtherWays(page);
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
  });
});

test.describe("under Save-Data", () => {
  test("the script is fetched at the first sign of intent and not before", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const asked: string[] = [];
    page.on("request", (request) => SCRIPT.test(request.url()) && asked.push(request.url()));
    await page.goto("/", { waitUntil: "networkidle" });
    await page.waitForTimeout(2500);
    expect(asked).toEqual([]);
    await openBy(opener(page));
    expect(asked.length).toBe(1);
  });

  test("and without it, while the page rests", async ({ page }) => {
    const asked = page.waitForRequest(SCRIPT);
    await page.goto("/");
    await asked;
  });
});
