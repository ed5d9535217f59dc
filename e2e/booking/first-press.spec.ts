/**
 * The first moments after a press. React has not started yet, and may never: the dialog stands in the page as markup,
 * and works like the one that React makes of it.
 */
import type { Page } from "@playwright/test";
import { slowDown } from "../../tools/browser/slow";
import { DIALOG_PAGES, expect, test } from "../visit";
import {
  dialogOf,
  expectCalendar,
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  expectReact,
  openBy,
  openerOf,
  pressEscape,
  SCRIPT,
} from "./dialog";

/** Keeps React's script on its way until told. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

test.describe("before React has come", () => {
  test.beforeEach(async ({ page }) => {
    await holdScript(page);
  });

  test("a press shows the dialog, the calendar and the other ways", async ({ page }) => {
    await page.goto("/talent/");
    await openBy(openerOf(page));
    await expectCalendar(page);
    await expectOtherWays(page);
  });

  for (const [way, leave] of [
    ["Escape", (page: Page) => pressEscape(page)],
    ["the close button", (page: Page) => dialogOf(page).close.click()],
    ["a press beside it", (page: Page) => page.mouse.click(4, 400)],
    ["Back", (page: Page) => page.goBack()],
  ] as const) {
    test(`${way} closes it, and the next press opens it again`, async ({ page }) => {
      await page.goto("/404.html");
      await page.goto("/talent/");
      for (let time = 0; time < 2; time++) {
        await openBy(openerOf(page));
        await leave(page);
        await expectPageAsBefore(page);
        await expect(openerOf(page)).toBeFocused();
        await expect(page).toHaveURL(/\/talent\/$/);
      }
      await page.goBack();
      await expect(page).toHaveURL(/404\.html$/);
    });
  }

  test("Back, then Forward, opens it again", async ({ page }) => {
    await page.goto("/");
    await openBy(openerOf(page));
    await page.goBack();
    await expectPageAsBefore(page);
    await page.goForward();
    await expectDialog(page);
    await expectCalendar(page);
  });

  test("its links work, and the page behind it is out of reach", async ({ page, context, calendarAddress }) => {
    await page.goto("/talent/");
    await openBy(openerOf(page));
    const { close, dialog, newTab } = dialogOf(page);
    await expectCalendar(page);
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
});

for (const { id, address } of DIALOG_PAGES) {
  test(`${id}: React takes over the very dialog that is there, and nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const release = await holdScript(page);
    await page.goto(address);
    await openBy(openerOf(page));
    await expectCalendar(page);
    const { newTab } = dialogOf(page);
    await newTab.focus();
    const look = () =>
      page.evaluate(() => {
        const seen = globalThis as unknown as { parts?: Element[] };
        const parts = [...document.querySelectorAll("[role=dialog], [role=dialog] *, [data-booking-close]")];
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
}

for (const address of ["/talent/", "/talent/#book"]) {
  test(`${address}: closed before React has come, it stays closed when it comes`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(address);
    if (!address.includes("#")) await openBy(openerOf(page));
    await expectDialog(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
    release();
    await expectReact(page);
    await expectPageAsBefore(page);
    await openBy(openerOf(page));
  });
}

for (const react of [false, true]) {
  test.describe(react ? "with React there" : "before React has come", () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      if (!react) await holdScript(page);
      await page.goto("/talent/");
      if (!react) return;
      await page.keyboard.press("Shift");
      await expectReact(page);
    });

    test("the second of a double press falls on nothing, wherever the button was", async ({ page }) => {
      for (const opener of await page.getByRole("link", { name: /^(Get Started|Schedule Consultation)$/ }).all()) {
        await opener.scrollIntoViewIfNeeded();
        await opener.dblclick();
        await expectDialog(page);
        await pressEscape(page);
        await expectPageAsBefore(page);
      }
    });

    test("the second of a double press on the close button opens nothing", async ({ page }) => {
      // By no press, of which the first on the close button might be the second.
      await page.evaluate(() => {
        location.hash = "#book";
      });
      await expectDialog(page);
      // What lies below it afterwards is a link of the page. Pressed in the page: by the mouse, a busy machine takes the
      // two for two.
      await page.evaluate(async () => {
        const opener = document.querySelector<HTMLElement>("a[data-booking]");
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

    test("Enter held down opens the dialog and leaves it open", async ({ page }) => {
      await openerOf(page).focus();
      for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await expectDialog(page);
      // Again, if a calendar of another origin takes the focus in between, as it loads.
      await expect(async () => {
        await dialogOf(page).close.press("Enter", { timeout: 2000 });
        await expect(dialogOf(page).dialog).toHaveCount(0, { timeout: 2000 });
      }).toPass();
      await expectPageAsBefore(page);
    });
  });
}

test("a press while the page is still on its way is not lost", async ({ page }) => {
  // As far as the hero, without the end of the page, where the dialog's markup stands.
  await page.route("**/talent/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<template data-booking[\s\S]*/, "") });
  });
  await holdScript(page);
  await page.goto("/talent/");
  const calendarAddress = await openerOf(page).getAttribute("href");
  await openerOf(page).click();
  await expect(page).toHaveURL((url) => url.href.endsWith(calendarAddress ?? "an address"));
});

test("on a slow phone and a slow line the dialog opens in the end", async ({ page }) => {
  test.slow();
  await slowDown(page, 6, { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await page.goto("/talent/");
  await openerOf(page).click();
  await expectDialog(page);
  await expectReact(page);
  await expectOtherWays(page);
});
