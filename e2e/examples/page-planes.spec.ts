/** With any number of pages, no plane in the footer covers the name of another page. */
import { expect, test } from "../visit";

test("page-planes: each name can be clicked from its first to its last letter", async ({ page }) => {
  await page.goto("/examples/page-planes/");
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await page.locator(".planes a").all()) {
      await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const covered = await link.evaluate((element) => {
        const text = element.firstChild as Text;
        return [0, text.length - 1].filter((index) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { x, y, width: w, height: h } = range.getBoundingClientRect();
          return document.elementFromPoint(x + w / 2, y + h / 2) !== element;
        });
      });
      expect.soft(covered, `letters of "${await link.textContent()}" at ${width} px`).toEqual([]);
    }
  }
});
