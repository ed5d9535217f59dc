import type { Page } from "@playwright/test";
import { routes } from "@/content/routes";
import { chrome } from "@/content/words";
import { getPageLinks } from "@/lib/navigation";
import { expect, PAGES, test } from "../visit";

const tabsOf = (page: Page) => page.getByRole("navigation", { name: chrome.pages, exact: true });

/** Runs in the page. Returns the texts of the links that are not completely in view. */
function findLinksOutOfView(tabs: Element): Promise<(string | null)[]> {
  const links = [...tabs.querySelectorAll("a")];
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      resolve(entries.filter((entry) => entry.intersectionRatio < 1 - 1e-9).map(({ target }) => target.textContent));
    });
    for (const link of links) observer.observe(link);
  });
}

test("the tabs of every page lead to all pages, fit every width, and mark the current page", {
  tag: "@any-firm",
}, async ({ page }) => {
  for (const { id, address } of PAGES) {
    await test.step(id, async () => {
      await page.goto(address);
      const tabs = tabsOf(page);
      const links = await tabs
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
      expect(links).toEqual(expect.arrayContaining(getPageLinks().map(({ label, href }) => [label, href])));
      for (const width of [280, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await tabs.evaluate(findLinksOutOfView), `${width} px`).toEqual([]);
        // The tabs are between the bar and the heading.
        const edges = await tabs.evaluate((element) => {
          const [bar, box, heading] = [document.querySelector("header"), element, document.querySelector("h1")].map(
            (part) => part?.getBoundingClientRect(),
          );
          return [bar?.height, (box?.top ?? 0) + 1, box?.bottom, heading?.top].map(Number);
        });
        expect(edges, `${width} px`).toEqual(edges.toSorted((a, b) => a - b));
      }
      const current = tabs.locator("[aria-current=page]");
      const route = routes.find((candidate) => candidate.id === id);
      if (route && !route.footerOnly) await expect(current).toHaveText(route.navLabel);
      else await expect(current).toHaveCount(0);
    });
  }
});

test("the tabs scroll away, and the bar stays", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 600);
  await expect(tabsOf(page)).not.toBeInViewport();
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
});
