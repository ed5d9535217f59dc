/**
 * Navigation in the calendar adds entries to the page's history. The dialog must close and open again nevertheless, and
 * Back must lead to the previous page (docs/decisions/dialog-in-the-history.md).
 */
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { dialogOf, expectCalendar, expectDialog, expectPageAsBefore, openBy, openerOf } from "../booking/dialog";
import { BOOKING_PAGE, expect, OTHER_PAGE, test } from "../visit";
import { OTHER_CALENDAR } from "./address";

/**
 * Clicks a control by script, because Chromium may lose a frame's mouse and key events for a moment after it has
 * navigated, and Playwright then waits for them. Playwright evaluates with user activation, so the browser treats it as
 * a visitor's click.
 */
async function press(control: Locator): Promise<void> {
  await control.evaluate((element: HTMLElement) => element.click());
}

/** A step in the calendar, and a check that it has happened. */
type Step = [name: string, perform: (calendar: FrameLocator) => Promise<void>];
const STEPS: Step[] = [
  [
    "a link",
    async (calendar) => {
      await press(calendar.getByRole("link", { name: "A day" }));
      await expect(calendar.getByText("/next", { exact: false }).first()).toBeVisible();
    },
  ],
  [
    "pushState",
    async (calendar) => {
      await press(calendar.getByRole("button", { name: "A time" }));
      await expect(calendar.getByRole("button", { name: "A time, chosen" })).toBeVisible();
    },
  ],
  ["a hash", (calendar) => press(calendar.getByRole("link", { name: "Details" }))],
  [
    "a form that is answered by a redirect",
    async (calendar) => {
      await press(calendar.getByRole("button", { name: "Confirm" }));
      await expect(calendar.getByRole("heading", { name: "Confirmed" })).toBeVisible();
    },
  ],
];
const ALL: Step = [
  "all of these",
  async (calendar) => {
    for (const [, perform] of STEPS) await perform(calendar);
  },
];
const NOTHING: Step = ["nothing", async () => {}];

const WAYS_TO_CLOSE: [way: string, close: (page: Page) => Promise<void>][] = [
  ["the close button", (page) => dialogOf(page).close.click()],
  [
    "Escape",
    async (page) => {
      // The page does not receive keys that are pressed in the frame.
      await dialogOf(page).close.focus();
      await page.keyboard.press("Escape");
    },
  ],
  ["a click outside", (page) => page.mouse.click(4, 400)],
];

/**
 * For each step: opens the dialog, performs the step in its calendar, and closes the dialog, each time in another way.
 */
async function performSteps(page: Page, steps: readonly Step[]): Promise<void> {
  await page.goto(OTHER_PAGE);
  await page.goto(BOOKING_PAGE);
  for (const [index, [step, perform]] of steps.entries()) {
    const [way, close] = WAYS_TO_CLOSE[index % WAYS_TO_CLOSE.length] ?? [];
    await test.step(`after ${step}, ${way} closes the dialog`, async () => {
      await openBy(openerOf(page));
      await expectCalendar(page);
      await perform(dialogOf(page).frame.contentFrame());
      await close?.(page);
      await expectPageAsBefore(page);
      await expect(openerOf(page)).toBeFocused();
      await expect(page).toHaveURL(BOOKING_PAGE);
    });
  }
}

const [LINK = NOTHING] = STEPS;
const STEP_SEQUENCE = [LINK, NOTHING, ALL];

test("whatever steps the calendar takes, the dialog closes, opens again, and one Back leaves the page", async ({
  page,
}) => {
  await performSteps(page, STEP_SEQUENCE);
  await page.goBack();
  await expect(page).toHaveURL(OTHER_PAGE);
});

test("without the Navigation API, the dialog closes, opens again, and no Back opens it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "navigation"));
  const sequence = [LINK, NOTHING];
  await performSteps(page, sequence);
  // The history has one entry for each opening of the dialog and one for each step in the calendar.
  for (let back = 0; back < sequence.length + 1 + 1; back++) {
    // The evaluation fails if the page navigates first.
    await page.evaluate(() => history.back()).catch(() => {});
    await expect(page.getByRole("dialog")).toHaveCount(0);
    if (page.url().endsWith(OTHER_PAGE)) break;
  }
  await expect(page).toHaveURL(OTHER_PAGE);
});

test("opened by a link to #book, after steps in the calendar, closing removes #book and Back leaves", async ({
  page,
}) => {
  await page.goto(OTHER_PAGE);
  await page.goto(`${BOOKING_PAGE}#book`);
  await expectCalendar(page);
  const [, perform] = ALL;
  await perform(dialogOf(page).frame.contentFrame());
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
  for (let back = 0; back < 1 + STEPS.length; back++) {
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    if (page.url().endsWith(OTHER_PAGE)) break;
  }
  await expect(page).toHaveURL(OTHER_PAGE);
});

test("the dialog opens again in a browser that never reports the end of a traversal", async ({ page }) => {
  await page.addInitScript(() => {
    const never = new Promise<never>(() => {});
    Navigation.prototype.traverseTo = () => ({ committed: never, finished: never });
  });
  await performSteps(page, [NOTHING, NOTHING]);
});

test("Back with the dialog open undoes the calendar's steps one by one, then closes the dialog", async ({ page }) => {
  await page.goto(OTHER_PAGE);
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  const path = new URL(OTHER_CALENDAR).pathname;
  const calendar = dialogOf(page).frame.contentFrame();
  for (const step of ["/next", "/next/next"]) {
    await press(calendar.getByRole("link", { name: "A day" }));
    await expect(calendar.getByText(path + step, { exact: true })).toBeVisible();
  }
  for (const step of ["/next/next", "/next"]) {
    await expect(calendar.getByText(path + step, { exact: true })).toBeVisible();
    // page.goBack would wait for a load that never happens.
    await page.evaluate(() => history.back());
  }
  await expect(calendar.getByText(path, { exact: true })).toBeVisible();
  await expectDialog(page);
  await page.goBack();
  await expectPageAsBefore(page);
  await page.goBack();
  await expect(page).toHaveURL(OTHER_PAGE);
});

test.describe("a calendar that navigates without a click, in the page or in its history", () => {
  const address = new URL(OTHER_CALENDAR);
  address.searchParams.set("does", "everything");
  test.use({
    calendar: address.href,
    // The browser reports the navigation that it has blocked.
    tolerated: new RegExp(`Unsafe attempt to initiate navigation.*${address.host}`, "s"),
  });

  test("can neither close, open nor block the dialog", async ({ page }) => {
    await page.goto(OTHER_PAGE);
    await page.goto(BOOKING_PAGE);
    for (let opening = 0; opening < 2; opening++) {
      // The calendar requests /done at its end. Evaluating in the frame would count as a visitor's activation.
      const done = page.waitForResponse(/\/done$/);
      await openBy(openerOf(page));
      await done;
      await expectDialog(page);
      await dialogOf(page).close.click();
      await expectPageAsBefore(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(OTHER_PAGE);
  });
});

test("a calendar link that leaves the page is followed, and Back finds the dialog open", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  await press(dialogOf(page).frame.contentFrame().getByRole("link", { name: "Powered by a calendar" }));
  await expect(page).toHaveURL(/powered-by$/);
  await page.goBack();
  await expectDialog(page);
  await expectCalendar(page);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
});
