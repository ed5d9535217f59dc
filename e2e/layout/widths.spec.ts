/**
 * Every page, the menu and the dialog in every layout: no word broken within itself, no line that begins with a comma,
 * no text cut off or over other text, no sideways scrolling.
 */
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { dialogOf, expectCalendar, openByAddress } from "../booking/dialog";
import { BOOKING_PAGE, DIALOG_PAGES, expect, PAGES, test } from "../visit";
import { NEXT_EXPORT } from "../whole-style-sheet";
import { serveFromRightToLeft, translate } from "./hebrew";
import { textFaults } from "./text-faults";

/**
 * In CSS px: the least width of each layout (640, 768, 1024 and 1600 in app/theme.css), where its parts have the least
 * room, and some between.
 */
const WIDTHS = [320, 344, 390, 480, 560, 640, 704, 768, 896, 1024, 1160, 1280, 1600, 2560];

/** Widths for the nightly test: in small steps where phones and tablets are, and larger ones beyond. */
const MORE_WIDTHS = [...steps(320, 768, 24), ...steps(800, 1280, 40), ...steps(1344, 1920, 96)].filter(
  (width) => !WIDTHS.includes(width),
);

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

const SCHEDULE = { id: "schedule", address: schedulePath };

/** The faults by width, in the page and in the site's own calendar within it: one line for each fault. */
async function sweep(page: Page, widths: readonly number[]): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const frames = page.frames().filter((frame) => frame === page.mainFrame() || frame.url().endsWith(schedulePath));
    for (const frame of frames) {
      for (const fault of await frame.evaluate(textFaults)) found.set(fault, [...(found.get(fault) ?? []), width]);
    }
  }
  return [...found].map(([fault, at]) => `${at[0]} to ${at.at(-1)} px: ${fault}`);
}

const isNotBroken = (fault: string) => !fault.includes("breaks within itself");

/** Hides the parts that the dialog or the menu covers, since their layout at every width takes most of the time. */
async function hideCovered(page: Page): Promise<void> {
  await page.locator("main, footer").evaluateAll((parts) => {
    for (const part of parts) if (!part.querySelector("[role=dialog]")) part.setAttribute("hidden", "");
  });
}

for (const { id, address } of [...PAGES, SCHEDULE]) {
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
  const [first] = DIALOG_PAGES;
  test.skip(!first, "no page of this firm opens the dialog");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(first?.address ?? "");
  const button = page.getByRole("banner").getByRole("button");
  test.skip((await button.count()) === 0, "this page has no menu");
  await button.click();
  await hideCovered(page);
}

/** Only windows narrower than the desktop layout have a menu. */
const MENU_WIDTHS = WIDTHS.filter((width) => width < 1024);

test("the open menu fits every layout that has one", { tag: "@any-firm" }, async ({ page }) => {
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

  /** Expects no faults at any width, except words broken in headings: the build sized those for the original text. */
  async function expectFit(page: Page, widths = [320, 1280]): Promise<void> {
    await translate(page);
    expect((await sweep(page, widths)).filter(isNotBroken)).toEqual([]);
  }
  /** The distance of an element's center from the left, in px. */
  const middleOf = (locator: ReturnType<Page["locator"]>) =>
    locator.first().evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    });

  for (const { id, address } of PAGES) {
    test(`${id} is mirrored and fits`, async ({ page }) => {
      await page.goto(address);
      await expectFit(page);
      expect(await middleOf(page.getByRole("banner").getByRole("link")), "the brand is at the right").toBeGreaterThan(
        640,
      );
    });
  }

  test("the menu is mirrored and fits", async ({ page }) => {
    await openMenu(page);
    await expectFit(page, [320, 640]);
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
const TEXT_SIZES = [24, 32];

/** Sets the browser's default font, as a visitor does in its settings. */
async function setDefaultFont(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
}

for (const size of TEXT_SIZES) {
  const tag = size === 32 ? "@any-firm" : "@nightly";
  test(`every page fits with a default font of ${size} px`, { tag }, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "set by Chromium's own protocol");
    await setDefaultFont(page, size);
    for (const { id, address } of [...PAGES, SCHEDULE]) {
      await page.goto(address);
      // A long word may break on a phone: hyphenated where the browser knows the language, or in the middle.
      expect.soft((await sweep(page, [320, 390, 768, 1280])).filter(isNotBroken), id).toEqual([]);
      await expect.soft(page.getByRole("banner").getByRole("link").first(), id).toBeInViewport();
    }
  });
}

/**
 * Writes every amount as long as one in Czech crowns. Figures whose size depends on their length are not changed: the
 * build has measured them (components/art/words.test.ts).
 */
function lengthenAmounts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (text.parentElement?.closest("svg, script, style, template, [class*='fit-']")) continue;
    text.data = text.data
      .replaceAll(/\p{Sc}\d[\d.,]*–\d[\d.,]*/gu, "1\u00a0250\u00a0000–1\u00a0980\u00a0000\u00a0Kč")
      .replaceAll(/\p{Sc}\d[\d.,]*/gu, "12\u00a0500\u00a0000\u00a0Kč");
  }
}

test("amounts as long as those in Czech crowns fit on a phone, also at 200 % text", { tag: "@nightly" }, async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "set by Chromium's own protocol");
  for (const size of [16, 32]) {
    await setDefaultFont(page, size);
    for (const { id, address } of PAGES) {
      await page.goto(address);
      await page.evaluate(lengthenAmounts);
      const faults = await sweep(page, [320, 390]);
      expect.soft(faults.filter(isNotBroken), `${id}, ${size} px`).toEqual([]);
    }
  }
});
