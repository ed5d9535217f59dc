import type { Page } from "@playwright/test";
import { PATIENCE } from "../../components/booking/booking";
import { site } from "../../content/site";
import { DIALOG_PAGES, expect, STATIC_PAGES, test } from "../visit";
import {
  dialogOf,
  expectCalendar,
  expectOtherWays,
  expectReact,
  OPENER,
  openBy,
  openerOf,
  pressEscape,
} from "./dialog";

/** Where everything on the page behind stands, to the pixel. */
function positions(page: Page) {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll("header, header *, main, main :is(section, h1, h2), footer")].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
      },
    );
    return [`scrolled ${scrollX} ${scrollY}`, ...places];
  });
}

// /home is the landing page once more (e2e/pages/content.spec.ts holds it to that), so it is opened once and no more.
test("the dialog opens at /home, by its button and by #book", async ({ page }) => {
  await page.goto("/home/");
  await openBy(openerOf(page));
  await page.goto("/home/#book");
  await expect(dialogOf(page).dialog).toBeVisible();
});

for (const { id, address } of DIALOG_PAGES.filter(({ id }) => id !== "home")) {
  test.describe(`on the ${id} page`, () => {
    test("every Get Started and Schedule Consultation opens the dialog and gets the focus back", async ({ page }) => {
      await page.goto(address);
      const openers = page.getByRole("link", { name: OPENER });
      const count = await openers.count();
      expect(count).toBeGreaterThanOrEqual(3);
      for (let index = 0; index < count; index++) {
        await openBy(openers.nth(index));
        await pressEscape(page);
        await expect(dialogOf(page).dialog).toHaveCount(0);
        await expect(openers.nth(index)).toBeFocused();
      }
    });

    // From here on it is the same dialog: one page shows it.
    if (id !== "talent") return;

    test("the dialog has its title, its text, a close button and the two other ways", async ({ page }) => {
      await page.goto(address);
      await openBy(openerOf(page));
      const { dialog, frame } = dialogOf(page);
      await expect(dialog.getByRole("heading", { name: site.consultation.title })).toBeVisible();
      await expect(dialog).toHaveAccessibleDescription(site.consultation.text);
      await expect(dialog.getByText(site.consultation.text)).toBeVisible();
      await expect(frame).toHaveAttribute("title", /\w/);
      await expectOtherWays(page);
    });

    test("the frame is 600 px high and the dialog at most 90 % of the window", async ({ page }) => {
      await page.goto(address);
      const { height = 0 } = page.viewportSize() ?? {};
      await openBy(openerOf(page));
      const { dialog, frame } = dialogOf(page);
      await expect(frame).toHaveJSProperty("offsetHeight", 600);
      const box = await dialog.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(0.9 * height + 0.5);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    });

    test("Escape, the overlay, the close button and Back close it", async ({ page }) => {
      await page.goto(address);
      const opener = openerOf(page);
      const { dialog, close } = dialogOf(page);
      const ways: [way: string, leave: () => Promise<unknown>][] = [
        ["Escape", () => pressEscape(page)],
        ["overlay", () => page.mouse.click(4, 400)],
        ["close button", () => close.click()],
        ["Back", () => page.goBack()],
      ];
      for (const [way, leave] of ways) {
        await openBy(opener);
        await expect(page, way).toHaveURL(/#book$/);
        await leave();
        await expect(dialog, way).toHaveCount(0);
        await expect(page, way).not.toHaveURL(/#book/);
        await expect(opener, way).toBeFocused();
      }
    });

    test("opening and closing leaves no entry behind: Back goes to the page before", async ({ page }) => {
      await page.goto("/404.html");
      await page.goto(address);
      await openBy(openerOf(page));
      await pressEscape(page);
      await expect(page).not.toHaveURL(/#book/);
      await page.goBack();
      await expect(page).toHaveURL(/404\.html$/);
    });

    test("Forward opens it again", async ({ page }) => {
      await page.goto(address);
      await openBy(openerOf(page));
      await page.goBack();
      await expect(dialogOf(page).dialog).toHaveCount(0);
      await page.goForward();
      await expect(dialogOf(page).dialog).toBeVisible();
    });

    test("the focus goes in, walks the close button before the frame, and stays in", async ({ page, calendar }) => {
      await page.goto(address);
      await openBy(openerOf(page));
      const { close, frame, email, phone } = dialogOf(page);
      await expectReact(page);
      await expectCalendar(page);
      // A calendar of another origin may have taken it as it loaded.
      if (calendar) await close.focus();
      await expect(close).toBeFocused();

      await page.keyboard.press("Tab");
      await expect(frame).toBeFocused();
      await phone.focus();
      await page.keyboard.press("Tab");
      await expect(close).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(phone).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(email).toBeFocused();

      for (let press = 0; press < 40; press++) {
        await page.keyboard.press("Tab");
        // On its way out of a frame of another origin, it is for a moment nowhere.
        const behind = () => page.evaluate(() => document.activeElement?.closest("header, main, footer") !== null);
        expect(await behind(), `after ${press + 1} presses of Tab`).toBe(false);
      }
    });

    for (const hash of ["", "#team"]) {
      test(`the page behind${hash && ` at ${hash}`} neither scrolls nor shifts, and is hidden from assistive tools`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(address + hash);
        await page.waitForLoadState();
        await page.evaluate(() => scrollTo(0, 700));
        const before = await positions(page);
        // By keyboard, so that no hover changes a place.
        await openerOf(page).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
        await page.keyboard.press("Enter");
        const { dialog } = dialogOf(page);
        await expect(dialog).toBeVisible();
        expect(await positions(page)).toEqual(before);

        await page.mouse.move(5, 300);
        await page.mouse.wheel(0, 600);
        await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
        expect(await positions(page)).toEqual(before);
        // All that is left for assistive tools is the dialog.
        await expect(page.getByRole("heading")).toHaveCount(1);
        await expect(
          page.getByRole("banner").or(page.getByRole("contentinfo")).or(page.getByRole("region")),
        ).toHaveCount(0);

        await pressEscape(page);
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`${address}${hash}$`));
        expect(await positions(page)).toEqual(before);
        await expect(page.getByRole("banner")).toHaveCount(1);
        const there = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(there);
      });
    }

    test("the calendar is asked for on opening and never before", async ({ page, context, calendarAddress }) => {
      const asked: string[] = [];
      page.on("request", (request) => request.url().endsWith(calendarAddress) && asked.push(request.url()));
      await page.goto(address);
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 2000);
      // With React there, all that the page does by itself has been done.
      await expectReact(page);
      expect(asked).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await openBy(openerOf(page));
      await expectCalendar(page);
      expect(asked).toHaveLength(1);
    });

    test("#book in the address opens it, and closing tidies the address", async ({ page }) => {
      await page.goto(`${address}#book`);
      const { dialog } = dialogOf(page);
      await expect(dialog).toBeVisible();
      await pressEscape(page);
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(openerOf(page)).toBeFocused();
    });

    test("#book typed into the address of an open page opens it, and Back closes it", async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => {
        location.hash = "#book";
      });
      const { dialog } = dialogOf(page);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
    });

    test("a press for a new tab stays the browser's", async ({ page, context, calendarAddress }) => {
      await page.goto(address);
      const popup = context.waitForEvent("page");
      await openerOf(page).click({ modifiers: ["ControlOrMeta"] });
      await expect(await popup).toHaveURL((url) => url.href.endsWith(calendarAddress));
      await expect(dialogOf(page).dialog).toHaveCount(0);
    });
  });
}

test("the overlay dims the page and covers all of it", async ({ page }) => {
  await page.goto("/#book");
  await expect(dialogOf(page).dialog).toBeVisible();
  const corners = await page.evaluate(() =>
    [
      [2, 2],
      [innerWidth - 20, 2],
      [2, innerHeight - 3],
    ].map(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("header, main, footer")?.tagName ?? "covered"),
  );
  expect(corners).toEqual(["covered", "covered", "covered"]);
});

for (const { id, address } of STATIC_PAGES) {
  test(`what looks like a button on the ${id} page leads somewhere, and no script runs there`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(address);
    await expect(page.getByRole("link", { name: OPENER })).toHaveCount(0);
    // The menu's button works by itself.
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    const starts = page.locator('a[href="/#book"]');
    expect(await starts.count()).toBeGreaterThan(0);
    await expect(page.locator("script:not([type=speculationrules], [type='application/ld+json'])")).toHaveCount(0);
    expect(scripts).toEqual([]);

    await starts.last().click();
    await expect(dialogOf(page).dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

test.describe("while the calendar loads", () => {
  test("the dialog says so, then that it takes long, and takes it back when it comes", async ({
    page,
    calendarAddress,
  }) => {
    await page.clock.install();
    let answer = () => {};
    await page.route(`**${calendarAddress.replace(/^https:\/\//, "/")}`, async (route) => {
      await new Promise<void>((done) => {
        answer = done;
      });
      await route.continue();
    });
    await page.goto("/");
    await openBy(openerOf(page));
    const { note } = dialogOf(page);
    const loading = note.getByText(/^Loading the calendar/);
    const late = note.getByText(/taking its time/);
    await expect(loading).toBeVisible();
    await page.clock.fastForward(PATIENCE);
    await expect(late).toBeVisible();
    await expect(loading).toBeHidden();
    await expectOtherWays(page);
    answer();
    await expect(late).toBeHidden();
    await expect(loading).toBeHidden();
  });
});
