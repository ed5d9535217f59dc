/**
 * The first moments after a click on a booking link. Before React has loaded, and if it never does, the dialog is markup of
 * the page and behaves like the one that React renders.
 */
import type { Page } from "@playwright/test";
import { BOOKING_PAGE, ELSEWHERE, expect, hold, isCalendar, test } from "../visit";
import {
  dialogOf,
  expectCalendar,
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  expectReact,
  openBy,
  openByAddress,
  openerOf,
  pressEscape,
  SCRIPT,
  WAYS_TO_CLOSE,
} from "./dialog";

for (const hasReact of [false, true]) {
  test.describe(hasReact ? "with React" : "before React", () => {
    const expectRendered = async (page: Page) => {
      await expectDialog(page);
      if (hasReact) await expectReact(page);
    };

    test.beforeEach(async ({ page }) => {
      if (!hasReact) await hold(page, SCRIPT);
      await page.goto(ELSEWHERE);
      await page.goto(BOOKING_PAGE);
      if (!hasReact) return;
      await page.keyboard.press("Shift");
      await expectReact(page);
    });

    test("the dialog closes in every way, opens again, and leaves no entry in the history", async ({ page }) => {
      for (const [way, close] of [...WAYS_TO_CLOSE, ...WAYS_TO_CLOSE.slice(0, 1)]) {
        await test.step(way, async () => {
          await openBy(openerOf(page));
          await expectRendered(page);
          await close(page);
          await expectPageAsBefore(page);
          await expect(openerOf(page)).toBeFocused();
          await expect(page).toHaveURL(BOOKING_PAGE);
        });
      }
      await page.goBack();
      await expect(page).toHaveURL(ELSEWHERE);
    });

    test("the dialog ignores the second click of a double-click on its close button", async ({ page }) => {
      // Opened without a click, so that the click on the close button cannot count as the second of a double-click.
      await openByAddress(page);
      await expectRendered(page);
      // A booking link is below the close button. Dispatched in the page: on a busy machine, two clicks of the mouse may be
      // too far apart for a double-click.
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
      // A calendar that takes the focus would get the keys instead.
      const release = await hold(page, ({ href }) => isCalendar(href, calendarAddress));
      await openerOf(page).focus();
      for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await expectRendered(page);
      release();
      // Repeated, because a calendar of another origin may take the focus in between, as it loads.
      const { dialog, close } = dialogOf(page);
      await expect(async () => {
        // toPass() repeats this block: on a slow machine, the dialog may still be closing after the previous try.
        if ((await dialog.count()) > 0) await close.press("Enter", { timeout: 2000 });
        await expect(dialog).toHaveCount(0, { timeout: 2000 });
      }).toPass();
      await expectPageAsBefore(page);
    });
  });
}

test("before React, the dialog's links work, Forward opens it again, and focus stays in it", {
  tag: "@calendar",
}, async ({ page, context, calendarAddress }) => {
  await hold(page, SCRIPT);
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await page.goBack();
  await expectPageAsBefore(page);
  await page.goForward();
  await expectDialog(page);
  await expectCalendar(page);
  await expectOtherWays(page);

  const { close, dialog, newTab } = dialogOf(page);
  await close.focus();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press("Tab");
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, `after ${press + 1} presses of Tab`).toBe(true);
  }
  await newTab.focus();
  const popup = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await expect(await popup).toHaveURL((url) => isCalendar(url.href, calendarAddress));
  await expectDialog(page);
});

test("React takes over the dialog in place: the same elements, at the same positions, with the same focus", {
  tag: "@calendar",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await hold(page, SCRIPT);
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  const { newTab } = dialogOf(page);
  await newTab.focus();
  const compareParts = () =>
    page.evaluate(() => {
      const former = globalThis as unknown as { parts?: Element[] };
      const elements = document.querySelectorAll("[role=dialog], [role=dialog] *, [data-booking-close]");
      // React adds parts for a calendar that fails, hidden until then.
      const parts = [...elements].filter((part) => part.getClientRects().length > 0);
      const isSame = former.parts?.every((part, index) => part === parts[index]);
      former.parts = parts;
      const boxes = parts.map((part) => Object.values(part.getBoundingClientRect().toJSON()).join(" "));
      return { isSame, boxes };
    });
  const { boxes } = await compareParts();
  expect(boxes.length).toBeGreaterThan(5);
  release();
  await expectReact(page);
  expect(await compareParts()).toEqual({ isSame: true, boxes });
  await expect(newTab).toBeFocused();
  await pressEscape(page);
  await expectPageAsBefore(page);
  await expect(openerOf(page)).toBeFocused();
  await openBy(openerOf(page));
  await expectCalendar(page);
});

for (const hash of ["", "#book"]) {
  test(`a dialog opened by ${hash || "a click"} and closed before React has loaded stays closed`, async ({ page }) => {
    const release = await hold(page, SCRIPT);
    await page.goto(BOOKING_PAGE + hash);
    if (!hash) await openBy(openerOf(page));
    await expectDialog(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
    release();
    await expectReact(page);
    await expectPageAsBefore(page);
    await openBy(openerOf(page));
  });
}

test("a click while the page still loads leads to the calendar", async ({ page, baseURL }) => {
  // The page without its end, where the dialog's markup is.
  await page.route(`${baseURL}${BOOKING_PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<template data-booking[\s\S]*/, "") });
  });
  await hold(page, SCRIPT);
  await page.goto(BOOKING_PAGE);
  const calendarAddress = await openerOf(page).getAttribute("href");
  expect(calendarAddress).toBeTruthy();
  await openerOf(page).click();
  await expect(page).toHaveURL((url) => isCalendar(url.href, calendarAddress ?? ""));
});
