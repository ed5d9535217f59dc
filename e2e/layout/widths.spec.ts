/**
 * Every page, the menu and the dialog at every width: no word broken within itself, no line that begins with a comma, no
 * text cut off or over other text, no sideways scrolling.
 */
import type { Frame, Page } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { expectCalendar, openByAddress } from "../booking/dialog";
import { BOOKING_PAGE, DIALOG_PAGES, expect, PAGES, test } from "../visit";
import { textFaults } from "./text-faults";

/** In CSS px: in small steps where phones and tablets are, and larger ones beyond. */
const WIDTHS = [...steps(320, 768, 16), ...steps(800, 1280, 32), ...steps(1344, 1920, 64), 2560];

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, nth) => from + nth * by);
}

/** What is wrong at which widths: one line a fault, with the first and the last width that shows it. */
async function sweep(
  page: Page,
  widths: readonly number[],
  within: () => Page | Frame = () => page,
): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await within().evaluate(textFaults)) found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  return [...found].map(([fault, at]) => `${at[0]} to ${at.at(-1)} px: ${fault}`);
}

const isNotBroken = (fault: string) => !fault.includes("breaks within itself");

for (const { id, address } of [...PAGES, { id: "schedule", address: schedulePath }]) {
  test(`${id} fits every width`, { tag: "@any-firm" }, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect(await sweep(page, WIDTHS)).toEqual([]);
  });
}

test("the open menu fits every width that has one", { tag: "@any-firm" }, async ({ page }) => {
  const [first] = DIALOG_PAGES;
  test.skip(!first, "no page of this firm opens the dialog");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(first?.address ?? "");
  const button = page.getByRole("banner").getByRole("button");
  test.skip((await button.count()) === 0, "this page has no menu");
  await button.click();
  expect(
    await sweep(
      page,
      WIDTHS.filter((width) => width < 1024),
    ),
  ).toEqual([]);
});

test("the dialog and the calendar in it fit every width", { tag: "@any-firm" }, async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openByAddress(page);
  await expectCalendar(page);
  expect(await sweep(page, WIDTHS), "the dialog").toEqual([]);
  const own = page.frames().find((one) => one.url().endsWith(schedulePath));
  if (own) expect(await sweep(page, WIDTHS, () => own), "the calendar").toEqual([]);
});

/** Turns a page into one that is written from right to left: its direction, and Hebrew letters in place of Latin ones. */
function turnRightToLeft(): void {
  document.documentElement.lang = "he";
  document.documentElement.dir = "rtl";
  const letters = "אבגדהוזחטיכלמנסעפצקרשת";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (text.parentElement?.closest("svg, script, style, template, a[href^='mailto:'], a[href^='tel:']")) continue;
    text.data = text.data.replaceAll(/\p{Script=Latin}/gu, (letter) =>
      letters.charAt(letter.charCodeAt(0) % letters.length),
    );
  }
}

test("every page is mirrored and fits in a right-to-left language", { tag: "@any-firm" }, async ({ page }) => {
  for (const { id, address } of PAGES) {
    await page.goto(address);
    await page.evaluate(turnRightToLeft);
    const faults = await sweep(page, [320, 390, 768, 1024, 1280]);
    // The build has measured the words that these have replaced, so their lengths say nothing.
    expect.soft(faults.filter(isNotBroken), id).toEqual([]);
    const brand = await page.getByRole("banner").getByRole("link").first().boundingBox();
    expect.soft((brand?.x ?? 0) + (brand?.width ?? 0), `${id}: the brand stands at the right`).toBeGreaterThan(640);
  }
});

/** Default font sizes of a browser, in px: 150 and 200 % of the usual 16 (WCAG 2.2, 1.4.4). */
const TEXT_SIZES = [24, 32];

/** Sets the browser's default font, as a visitor does in its settings. */
async function setDefaultFont(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
}

for (const size of TEXT_SIZES) {
  test(`every page fits with a default font of ${size} px`, { tag: "@any-firm" }, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "set by Chromium's own protocol");
    await setDefaultFont(page, size);
    for (const { id, address } of [...PAGES, { id: "schedule", address: schedulePath }]) {
      await page.goto(address);
      const faults = await sweep(page, [320, 390, 768, 1280]);
      // A long word may break on a phone: hyphenated where the browser knows the language, or in the middle.
      expect
        .soft(
          faults.filter((fault) => !fault.includes("breaks within itself")),
          id,
        )
        .toEqual([]);
      await expect.soft(page.getByRole("banner").getByRole("link").first(), id).toBeInViewport();
    }
  });
}

/**
 * Writes every amount as long as one in Czech crowns. Figures whose size follows from their length are left alone: the
 * build has measured what they are (components/art/words.test.ts).
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

test("amounts as long as a Czech crown's fit phones, also at 200 % text", async ({ page, browserName }) => {
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
