/**
 * The history, which a calendar's own steps join. Whatever it has added there, the dialog closes and opens as if it had
 * not, and Back leads where the visitor came from (docs/decisions/dialog-in-the-history.md).
 */
import type { FrameLocator, Locator, Page } from "@playwright/test";
import {
  dialogOf,
  expectCalendar,
  expectDialog,
  expectPageAsBefore,
  expectReact,
  openBy,
  openerOf,
} from "../booking/dialog";
import { BOOKING_PAGE, ELSEWHERE, expect, test } from "../visit";
import { OTHER_CALENDAR } from "./address";

/**
 * By key: for a moment after a frame has come or gone to another page, Chromium may send it no press of the mouse. Until
 * that page has painted, a key may get lost as well, and is then waited for in vain.
 */
async function press(control: Locator): Promise<void> {
  await control.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await control.press("Enter");
}

/** A step in the calendar, and what shows that it has been made. */
type Step = [name: string, make: (calendar: FrameLocator) => Promise<void>];
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
    for (const [, make] of STEPS) await make(calendar);
  },
];
const NOTHING: Step = ["nothing", async () => {}];

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

/** Opens the dialog, moves in its calendar and closes it, once for each step, by one way after the other. */
async function book(page: Page, steps: readonly Step[]): Promise<void> {
  await page.goto(ELSEWHERE);
  await page.goto(BOOKING_PAGE);
  for (const [time, [step, make]] of steps.entries()) {
    const [way, leave] = WAYS[time % WAYS.length] ?? [];
    await test.step(`after ${step}, ${way} closes the dialog`, async () => {
      await openBy(openerOf(page));
      await expectCalendar(page);
      await make(dialogOf(page).frame.contentFrame());
      await leave?.(page);
      await expectPageAsBefore(page);
      await expect(openerOf(page)).toBeFocused();
      await expect(page).toHaveURL(BOOKING_PAGE);
    });
  }
}

const WALK = [...STEPS, NOTHING, ALL];

test("after each step, none and all, the dialog closes, the next press opens it, and one Back leaves", async ({
  page,
}) => {
  await book(page, WALK);
  await page.goBack();
  await expect(page).toHaveURL(ELSEWHERE);
});

test("so it does in a browser without the Navigation API, and no Back opens it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "navigation"));
  await book(page, WALK);
  // One entry for each time that the dialog was opened, and one for each step in the calendar.
  for (let back = 0; back < WALK.length + 2 * STEPS.length + 1; back++) {
    // The answer is lost where the page goes first.
    await page.evaluate(() => history.back()).catch(() => {});
    await expect(page.getByRole("dialog")).toHaveCount(0);
    if (page.url().endsWith(ELSEWHERE)) break;
  }
  await expect(page).toHaveURL(ELSEWHERE);
});

for (const [walk, make] of [NOTHING, ALL]) {
  test(`after ${walk} by way of #book in a link, closing tidies the address, and Back leaves`, async ({ page }) => {
    await page.goto(ELSEWHERE);
    await page.goto(`${BOOKING_PAGE}#book`);
    await expectCalendar(page);
    await make(dialogOf(page).frame.contentFrame());
    await dialogOf(page).close.click();
    await expectPageAsBefore(page);
    for (let back = 0; back < 1 + STEPS.length; back++) {
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      if (page.url().endsWith(ELSEWHERE)) break;
    }
    await expect(page).toHaveURL(ELSEWHERE);
  });
}

test("a browser that never says that it has gone back costs no press", async ({ page }) => {
  await page.addInitScript(() => {
    const never = new Promise<never>(() => {});
    Navigation.prototype.traverseTo = () => ({ committed: never, finished: never });
  });
  await book(page, [NOTHING, NOTHING]);
});

test("Back with the dialog open undoes the steps in the calendar one by one, and then closes it", async ({ page }) => {
  await page.goto(ELSEWHERE);
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
    // Not Playwright's own, which waits for the page to load.
    await page.evaluate(() => history.back());
  }
  await expect(calendar.getByText(path, { exact: true })).toBeVisible();
  await expectDialog(page);
  await page.goBack();
  await expectPageAsBefore(page);
  await page.goBack();
  await expect(page).toHaveURL(ELSEWHERE);
});

for (const deed of ["goes back", "pushes entries", "takes the page away"]) {
  test.describe(`a calendar that ${deed} by itself`, () => {
    const address = new URL(OTHER_CALENDAR);
    address.searchParams.set("does", deed);
    test.use({
      calendar: address.href,
      // The browser says whom it has stopped.
      tolerated: new RegExp(`Unsafe attempt to initiate navigation.*${address.host}`, "s"),
    });

    test("neither closes the dialog, nor opens or deadens it, before and with React", async ({ page }) => {
      await page.goto(ELSEWHERE);
      await page.goto(BOOKING_PAGE);
      for (const react of [false, true]) {
        if (react) await expectReact(page);
        // Told by what it asks for: a look into the frame counts as a visitor's own doing there.
        const done = page.waitForResponse(/\/done$/);
        await openBy(openerOf(page));
        await done;
        await expectDialog(page);
        await dialogOf(page).close.click();
        await expectPageAsBefore(page);
      }
      await page.goBack();
      await expect(page).toHaveURL(ELSEWHERE);
    });
  });
}

test("a press on a link that takes the page away leaves for it, and Back finds the dialog open", async ({ page }) => {
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
