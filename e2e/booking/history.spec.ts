/**
 * The history, which a calendar's own steps join. Whatever it has added there, the dialog closes and opens as if it had
 * not, and Back leads where the visitor came from (docs/decisions/dialog-in-the-history.md).
 */
import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "../visit";
import { dialogOf, expectCalendar, expectDialog, expectPageAsBefore, expectReact, openBy, openerOf } from "./dialog";

// A frame that moves is pressed beside what it shows.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A step in the calendar, and what shows that it has been made. */
type Step = [name: string, make: (calendar: FrameLocator) => Promise<void>];
const STEPS: Step[] = [
  [
    "a link",
    async (calendar) => {
      await calendar.getByRole("link", { name: "A day" }).click();
      await expect(calendar.getByText("/next", { exact: false }).first()).toBeVisible();
    },
  ],
  [
    "pushState",
    async (calendar) => {
      await calendar.getByRole("button", { name: "A time" }).click();
      await expect(calendar.getByRole("button", { name: "A time, chosen" })).toBeVisible();
    },
  ],
  ["a hash", (calendar) => calendar.getByRole("link", { name: "Details" }).click()],
  [
    "a form that is answered by a redirect",
    async (calendar) => {
      await calendar.getByRole("button", { name: "Confirm" }).click();
      await expect(calendar.getByRole("heading", { name: "Confirmed" })).toBeVisible();
    },
  ],
];
const WALKS: Step[] = [
  ["nothing", async () => {}],
  ...STEPS,
  [
    "all of these",
    async (calendar) => {
      for (const [, make] of STEPS) await make(calendar);
    },
  ],
];

const WAYS: [way: string, leave: (page: Page) => Promise<void>][] = [
  ["the close button", (page) => dialogOf(page).close.click()],
  [
    "Escape",
    async (page) => {
      // Pressed in the frame it would never arrive.
      await dialogOf(page).close.focus();
      await page.keyboard.press("Escape");
    },
  ],
  ["a press beside it", (page) => page.mouse.click(4, 400)],
];

/** Opens the dialog, moves in its calendar and closes it, twice. Then Back. */
async function bookTwice(page: Page, make: Step[1], leave: (page: Page) => Promise<void>): Promise<void> {
  await page.goto("/404.html");
  await page.goto("/talent/");
  for (let time = 0; time < 2; time++) {
    await openBy(openerOf(page));
    await expectCalendar(page);
    await make(dialogOf(page).frame.contentFrame());
    await leave(page);
    await expectPageAsBefore(page);
    await expect(openerOf(page)).toBeFocused();
    await expect(page).toHaveURL(/\/talent\/$/);
  }
}

for (const [walk, make] of WALKS) {
  for (const [way, leave] of STEPS.some(([step]) => step === walk) ? WAYS.slice(0, 1) : WAYS) {
    test(`after ${walk}, ${way} closes the dialog, the next press opens it, and one Back leaves`, async ({ page }) => {
      await bookTwice(page, make, leave);
      await page.goBack();
      await expect(page).toHaveURL(/404\.html$/);
    });
  }

  test(`after ${walk}, a browser without the Navigation API closes and opens it, and no Back opens it`, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "navigation"));
    await bookTwice(page, make, WAYS[0]?.[1] ?? (async () => {}));
    // One entry for each time that the dialog was opened, and one for each step in the calendar.
    for (let back = 0; back < 2 * (1 + STEPS.length) + 1; back++) {
      await page.evaluate(() => history.back());
      await expect(page.locator("[role=dialog]")).toHaveCount(0);
      if (page.url().endsWith("404.html")) break;
    }
    await expect(page).toHaveURL(/404\.html$/);
  });

  test(`after ${walk} by way of #book in a link, closing tidies the address, and Back leaves`, async ({ page }) => {
    await page.goto("/404.html");
    await page.goto("/talent/#book");
    await expectCalendar(page);
    await make(dialogOf(page).frame.contentFrame());
    await dialogOf(page).close.click();
    await expectPageAsBefore(page);
    for (let back = 0; back < 1 + STEPS.length; back++) {
      await page.goBack();
      await expect(page.locator("[role=dialog]")).toHaveCount(0);
      if (page.url().endsWith("404.html")) break;
    }
    await expect(page).toHaveURL(/404\.html$/);
  });
}

test("a browser that never says that it has gone back costs no press", async ({ page }) => {
  await page.addInitScript(() => {
    const never = new Promise<never>(() => {});
    Navigation.prototype.traverseTo = () => ({ committed: never, finished: never });
  });
  await bookTwice(
    page,
    async () => {},
    (page) => dialogOf(page).close.click(),
  );
});

test("Back with the dialog open undoes the steps in the calendar one by one, and then closes it", async ({ page }) => {
  await page.goto("/404.html");
  await page.goto("/talent/");
  await openBy(openerOf(page));
  await expectCalendar(page);
  const calendar = dialogOf(page).frame.contentFrame();
  for (const name of ["A day", "A day"]) await calendar.getByRole("link", { name }).click();
  for (const step of ["/next/next", "/next"]) {
    await expect(calendar.getByText(new RegExp(`30min${step}$`))).toBeVisible();
    // Not Playwright's own, which waits for the page to load.
    await page.evaluate(() => history.back());
  }
  await expect(calendar.getByText(/30min$/)).toBeVisible();
  await expectDialog(page);
  await page.goBack();
  await expectPageAsBefore(page);
  await page.goBack();
  await expect(page).toHaveURL(/404\.html$/);
});

for (const deed of ["goes back", "pushes entries", "takes the page away"]) {
  test.describe(`a calendar that ${deed} by itself`, () => {
    test.use({
      calendar: `https://calendar.example.com/threefold/30min?does=${encodeURIComponent(deed)}`,
      // The browser says whom it has stopped.
      tolerated: /Unsafe attempt to initiate navigation.*calendar\.example\.com/s,
    });

    for (const react of [false, true]) {
      test(`neither closes the dialog, nor opens or deadens it, ${react ? "with" : "before"} React`, async ({
        page,
      }) => {
        await page.goto("/404.html");
        await page.goto("/talent/");
        if (react) {
          await page.keyboard.press("Shift");
          await expectReact(page);
        }
        for (let time = 0; time < 2; time++) {
          // Told by what it asks for: a look into the frame counts as a visitor's own doing there.
          const done = page.waitForResponse(/\/done$/);
          await openBy(openerOf(page));
          await done;
          await expectDialog(page);
          await dialogOf(page).close.click();
          await expectPageAsBefore(page);
        }
        await page.goBack();
        await expect(page).toHaveURL(/404\.html$/);
      });
    }
  });
}

test("a press on a link that takes the page away leaves for it, and Back finds the dialog open", async ({ page }) => {
  await page.goto("/talent/");
  await openBy(openerOf(page));
  await expectCalendar(page);
  await dialogOf(page).frame.contentFrame().getByRole("link", { name: "Powered by a calendar" }).click();
  await expect(page).toHaveURL(/powered-by$/);
  await page.goBack();
  await expectDialog(page);
  await expectCalendar(page);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
});
