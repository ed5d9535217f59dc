/**
 * The first moments after a press. React has not taken over, and may never: the dialog stands in the page as markup, and
 * works like the one that React makes of it.
 */
import type { Page } from "@playwright/test";
import { slowDown } from "@/tools/browser/chromium";
import { BOOKING_PAGE, ELSEWHERE, expect, hold, test } from "../visit";
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
  openersOf,
  pressEscape,
  SCRIPT,
  WAYS,
} from "./dialog";

for (const react of [false, true]) {
  test.describe(react ? "with React there" : "before React has come", () => {
    const expectDrawn = async (page: Page) => {
      await expectDialog(page);
      if (react) await expectReact(page);
    };

    test.beforeEach(async ({ page }) => {
      if (!react) await hold(page, SCRIPT);
      await page.goto(ELSEWHERE);
      await page.goto(BOOKING_PAGE);
      if (!react) return;
      await page.keyboard.press("Shift");
      await expectReact(page);
    });

    test("every way closes it, the next press opens it again, and no entry is left behind", async ({ page }) => {
      for (const [way, leave] of [...WAYS, ...WAYS.slice(0, 1)]) {
        await test.step(way, async () => {
          await openBy(openerOf(page));
          await expectDrawn(page);
          await leave(page);
          await expectPageAsBefore(page);
          await expect(openerOf(page)).toBeFocused();
          await expect(page).toHaveURL(BOOKING_PAGE);
        });
      }
      await page.goBack();
      await expect(page).toHaveURL(ELSEWHERE);
    });

    test("the second of a double press falls on nothing, wherever the button was", {
      tag: ["@phone", "@elsewhere"],
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      for (const opener of await openersOf(page).all()) {
        await opener.scrollIntoViewIfNeeded();
        await opener.dblclick();
        await expectDrawn(page);
        await pressEscape(page);
        await expectPageAsBefore(page);
      }
    });

    test("the second of a double press on the close button opens nothing", async ({ page }) => {
      // By no press, of which the first on the close button might be the second.
      await openByAddress(page);
      await expectDrawn(page);
      // What lies below it afterwards is a link of the page. Pressed in the page: by the mouse, a busy machine takes the
      // two for two.
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

    test("Enter held down opens the dialog and leaves it open", { tag: "@calendar" }, async ({
      page,
      calendarAddress,
    }) => {
      // One that takes the focus meanwhile would have the keys, and Chromium may never say what became of them.
      const release = await hold(page, ({ href }) => href.endsWith(calendarAddress));
      await openerOf(page).focus();
      for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await expectDrawn(page);
      release();
      // Again, if a calendar of another origin takes the focus in between, as it loads.
      const { dialog, close } = dialogOf(page);
      await expect(async () => {
        // A slow machine may still be closing it from the time before.
        if ((await dialog.count()) > 0) await close.press("Enter", { timeout: 2000 });
        await expect(dialog).toHaveCount(0, { timeout: 2000 });
      }).toPass();
      await expectPageAsBefore(page);
    });
  });
}

test("before React has come, its links work, Forward opens it again, and the page behind is out of reach", {
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
    const inside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside, `after ${press + 1} presses of Tab`).toBe(true);
  }
  await newTab.focus();
  const popup = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await expect(await popup).toHaveURL((url) => url.href.endsWith(calendarAddress));
  await expectDialog(page);
});

test("React takes over the very dialog that is there, and nothing moves", { tag: ["@phone", "@calendar"] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await hold(page, SCRIPT);
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  const { newTab } = dialogOf(page);
  await newTab.focus();
  const look = () =>
    page.evaluate(() => {
      const seen = globalThis as unknown as { parts?: Element[] };
      const all = document.querySelectorAll("[role=dialog], [role=dialog] *, [data-booking-close]");
      // What React brings beside is for a calendar that fails, and hidden until then.
      const parts = [...all].filter((part) => part.getClientRects().length > 0);
      const same = seen.parts?.every((part, index) => part === parts[index]);
      seen.parts = parts;
      const boxes = parts.map((part) => Object.values(part.getBoundingClientRect().toJSON()).join(" "));
      return { same, boxes };
    });
  const { boxes } = await look();
  release();
  await expectReact(page);
  expect(await look()).toEqual({ same: true, boxes });
  await expect(newTab).toBeFocused();
  await pressEscape(page);
  await expectPageAsBefore(page);
  await expect(openerOf(page)).toBeFocused();
  await openBy(openerOf(page));
  await expectCalendar(page);
});

for (const hash of ["", "#book"]) {
  test(`opened by ${hash || "a press"} and closed before React has come, it stays closed when it comes`, async ({
    page,
  }) => {
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

test("a press while the page is still on its way is not lost", { tag: "@calendar" }, async ({ page, baseURL }) => {
  // As far as the hero, without the end of the page, where the dialog's markup stands.
  await page.route(`${baseURL}${BOOKING_PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<template data-booking[\s\S]*/, "") });
  });
  await hold(page, SCRIPT);
  await page.goto(BOOKING_PAGE);
  const calendarAddress = await openerOf(page).getAttribute("href");
  await openerOf(page).click();
  await expect(page).toHaveURL((url) => url.href.endsWith(calendarAddress ?? "an address"));
});

/** As Lighthouse and DevTools have it: latency in ms, throughput in bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

test("on a slow phone and a slow line, a press right after the first paint opens the dialog once", {
  tag: ["@phone", "@elsewhere"],
}, async ({ page }) => {
  test.slow();
  await slowDown(page, 6);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await page.goto(BOOKING_PAGE, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await openerOf(page).click({ noWaitAfter: true });
  await expectDialog(page);
  await expectReact(page);
  await expectOtherWays(page);
  await pressEscape(page);
  await expectPageAsBefore(page);
});
