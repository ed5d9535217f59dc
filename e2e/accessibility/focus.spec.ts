import type { Page } from "@playwright/test";
import { expect, PAGES, test } from "../visit";
import { WORDS } from "../words";

interface FocusStop {
  name: string;
  /** The index of the element in the document. */
  order: number;
  /** Why a visitor cannot see the focus; empty if they can. */
  fault: string;
}

/**
 * Reads the focused element, and whether a visitor can see its focus.
 *
 * @param link The index of a visible link in `main` to focus first, scrolled behind the bar. By default, the current
 * focus is read.
 */
function readFocus(page: Page, link?: number): Promise<FocusStop | undefined> {
  return page.evaluate((link) => {
    if (link !== undefined) {
      const next = [...document.querySelectorAll<HTMLElement>("main a")].filter((a) => a.checkVisibility())[link];
      scrollBy(0, (next?.getBoundingClientRect().top ?? 0) - 10);
      (document.activeElement as HTMLElement).blur();
      next?.focus();
    }
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const barBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const inBar = element.closest("header, [href='#main']");
    // The first line of a link that wraps.
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const drawn = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
    const faults = [
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 ? "" : "has no ring",
      // Browsers scroll by whole pixels.
      top >= (inBar ? 0 : barBottom) - 1 ? "" : "is behind the bar",
      bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth ? "" : "is outside of the window",
      element.contains(drawn) ? "" : `is covered by ${drawn?.outerHTML.slice(0, 80)}`,
    ];
    return {
      name: (element.ariaLabel ?? element.textContent ?? "").trim(),
      order: [...document.querySelectorAll("*")].indexOf(element),
      fault: faults.filter(Boolean).join(", "),
    };
  }, link);
}

for (const { id, address } of PAGES) {
  test(`Tab follows the reading order of ${id}, and the focus is always in view`, async ({ page }) => {
    await page.goto(address);
    const stops: FocusStop[] = [];
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press("Tab");
      const stop = await readFocus(page);
      if (!stop || stops.some(({ order }) => order === stop.order)) break;
      stops.push(stop);
    }
    expect(stops[0]?.name).toBe(WORDS.skip);
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
    const orders = stops.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));

    // When Tab goes backward, the browser may leave a link behind the bar, because it considers the link in view.
    const links = await page.locator("main a:visible").count();
    for (let link = 1; link < links; link++) expect(await readFocus(page, link)).toMatchObject({ fault: "" });
  });
}
