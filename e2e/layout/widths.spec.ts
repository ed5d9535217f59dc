/**
 * Every page, the menu and the dialog in each layout: no word is broken, no line begins with a comma, no text is cut
 * off or overlaps other text, no page scrolls sideways. e2e/examples checks the components with other words, at more
 * widths and with larger text.
 */
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/site";
import { BREAKPOINTS } from "@/lib/breakpoints";
import { dialogOf, expectCalendar, openByAddress } from "../booking/dialog";
import { BOOKING_PAGE, DIALOG_PAGES, expect, PAGES, test } from "../visit";
import { NEXT_EXPORT } from "../whole-style-sheet";
import { serveFromRightToLeft, translate } from "./hebrew";
import { isNotBrokenWord, sweep } from "./sweep";
import { setDefaultFont, widenFonts } from "./text-settings";

/** Converts a breakpoint from rem to CSS px. */
const inPx = (breakpoint: string) => Number.parseFloat(breakpoint) * 16;

/** In CSS px: the minimum width of each layout, and of a phone. */
const WIDTHS = [320, ...Object.values(BREAKPOINTS).map(inPx)];

/** Widths for the nightly test, in smaller steps for phones and tablets than for desktops. */
const MORE_WIDTHS = [...steps(320, 768, 24), ...steps(800, 1280, 40), ...steps(1344, 1920, 96), 2560].filter(
  (width) => !WIDTHS.includes(width),
);

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

const ALL_PAGES = [...PAGES, { id: "schedule", address: schedulePath }];

/** Hides the parts that the dialog or the menu covers, because their layout takes most of the time. */
async function hideCovered(page: Page): Promise<void> {
  await page.locator("main, footer").evaluateAll((parts) => {
    for (const part of parts) if (!part.querySelector("[role=dialog]")) part.setAttribute("hidden", "");
  });
}

for (const { id, address } of ALL_PAGES) {
  for (const [which, widths, tag] of [
    ["every layout", WIDTHS, "@any-firm"],
    ["every width", MORE_WIDTHS, "@nightly"],
  ] as const) {
    test(`${id} fits ${which}`, { tag }, async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect(await sweep(page, widths)).toEqual([]);
    });
  }
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const button = page.getByRole("banner").getByRole("button");
  test.skip((await button.count()) === 0, "this page has no menu");
  await button.click();
  await hideCovered(page);
}

/** Only windows narrower than the desktop layout have a menu. */
const MENU_WIDTHS = WIDTHS.filter((width) => width < inPx(BREAKPOINTS.lg));

test("the open menu fits every layout that has one", { tag: "@any-firm" }, async ({ page }) => {
  const [first] = DIALOG_PAGES;
  test.skip(!first, "no page of this firm opens the dialog");
  await page.goto(first?.address ?? "");
  await openMenu(page);
  expect(await sweep(page, MENU_WIDTHS)).toEqual([]);
});

async function openDialog(page: Page): Promise<void> {
  await page.goto(BOOKING_PAGE);
  await openByAddress(page);
  await expectCalendar(page);
  await hideCovered(page);
}

test("the dialog and the calendar in it fit every layout", { tag: "@any-firm" }, async ({ page }) => {
  await openDialog(page);
  expect(await sweep(page, WIDTHS)).toEqual([]);
});

test.describe("in Hebrew", () => {
  test.skip(!existsSync(NEXT_EXPORT), "needs the plain export beside out/: npm run build");
  test.beforeEach(({ page }) => serveFromRightToLeft(page));

  /**
   * Expects no faults at any width, except broken words in headings, whose size the build has chosen for the original
   * text.
   */
  async function expectFit(page: Page, widths = [320, 1280]): Promise<void> {
    await translate(page);
    expect((await sweep(page, widths)).filter(isNotBrokenWord)).toEqual([]);
  }
  /** Returns the distance of an element's center from the left edge, in px. */
  const middleOf = (locator: ReturnType<Page["locator"]>) =>
    locator.first().evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    });

  for (const { id, address } of PAGES) {
    const tag = address === BOOKING_PAGE ? [] : ["@nightly"];
    test(`${id} is mirrored and fits`, { tag }, async ({ page }) => {
      await page.goto(address);
      await expectFit(page);
      const brand = page.getByRole("banner").getByRole("link");
      expect(await middleOf(brand), "the brand is at the right").toBeGreaterThan(640);
    });
  }

  test("the menu is mirrored", async ({ page }) => {
    await page.goto(BOOKING_PAGE);
    await openMenu(page);
    expect(await middleOf(page.getByRole("banner").getByRole("button")), "its button is at the left").toBeLessThan(320);
  });

  test("the dialog is mirrored and fits", async ({ page }) => {
    await openDialog(page);
    const { close } = dialogOf(page);
    expect(await middleOf(close), "its button is at the left").toBeLessThan(640);
    await expectFit(page);
  });

  test("the scheduling page is mirrored and fits", async ({ page }) => {
    await page.goto(schedulePath);
    const days = page.getByRole("radio", { disabled: false });
    expect(await middleOf(days.nth(0)), "the first day is at the right").toBeGreaterThan(await middleOf(days.nth(1)));
    await expectFit(page);
  });
});

/** Default font sizes of a browser, in px: 150 and 200 % of the usual 16 (WCAG 2.2, 1.4.4). */
for (const size of [24, 32]) {
  for (const { id, address } of ALL_PAGES) {
    const isChecked = size === 32 && [BOOKING_PAGE, schedulePath].includes(address);
    test(`${id} fits with a default font of ${size} px`, { tag: isChecked ? [] : ["@nightly"] }, async ({
      page,
      browserName,
    }) => {
      test.skip(browserName !== "chromium", "set by Chromium's own protocol");
      await setDefaultFont(page, size);
      await page.goto(address);
      expect((await sweep(page, [320, 390, 768, 1280])).filter(isNotBrokenWord)).toEqual([]);
      await expect(page.getByRole("banner").getByRole("link").first()).toBeInViewport();
    });
  }
}

for (const { id, address } of ALL_PAGES) {
  test(`in a wider font of the visitor's own, no word of ${id} breaks within itself or is cut off`, {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.goto(address);
    await widenFonts(page);
    const faults = await sweep(page, [320, 390, 1280]);
    expect(faults.filter((fault) => /breaks within itself|cut off|outside/.test(fault))).toEqual([]);
  });
}
