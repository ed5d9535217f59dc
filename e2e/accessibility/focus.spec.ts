import type { Page } from "@playwright/test";
import { expect, PAGES, test } from "../visit";
import { WORDS } from "../words";

interface Stop {
  name: string;
  /** How far it is in the document. */
  order: number;
  /** What is wrong with how its focus can be seen. */
  fault: string;
}

/**
 * What has the focus, and whether a visitor who looks at the window can see that it has.
 *
 * @param link Which of the links that are shown in what the page says is to get it before, from behind the bar. Left out: none.
 */
function stopOf(page: Page, link?: number): Promise<Stop | undefined> {
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
    // A link that goes on in a second line has its own shape there.
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const drawn = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
    const faults = [
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 ? "" : "has no ring",
      // Chromium scrolls by whole pixels.
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

test("Tab goes in the order of reading, and what has the focus is in view", async ({ page }) => {
  test.slow();
  for (const { address } of PAGES) {
    await test.step(address, async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      const walk = async (key: string) => {
        const stops: Stop[] = [];
        for (let presses = 0; presses < 200; presses++) {
          await page.keyboard.press(key);
          const stop = await stopOf(page);
          if (!stop) break;
          if (stops.some(({ order }) => order === stop.order)) break;
          stops.push(stop);
        }
        return stops;
      };
      const down = await walk("Tab");
      expect(down[0]?.name).toBe(WORDS.skip);
      expect(down.length).toBeGreaterThan(5);
      expect(down.filter(({ fault }) => fault)).toEqual([]);
      const orders = down.map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((one, two) => one - two));

      const up = await walk("Shift+Tab");
      expect(up.filter(({ fault }) => fault)).toEqual([]);
      expect(up.length).toBeGreaterThanOrEqual(down.length - 1);

      // What lies behind the bar is in the window for the browser, and still has to come out.
      const links = await page.locator("main a:visible").count();
      for (let link = 1; link < links; link++) expect(await stopOf(page, link)).toMatchObject({ fault: "" });
    });
  }
});
