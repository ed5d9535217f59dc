/** Printed, a page is one sheet folded in three (docs/decisions/leaflet.md); on a screen nothing of that is seen. */
import type { Locator, Page } from "@playwright/test";
import { plans } from "@/content/plans";
import { notFoundRoute, pageAddress } from "@/content/routes";
import { schedulePath, site } from "@/content/site";
import { team } from "@/content/team";
import { notFound, schedulePage, leaflet as words } from "@/content/words";
import { absoluteUrl } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";
import { contrast } from "../contrast";
import { expect, test } from "../visit";

const PAPERS = [
  { format: "A4", width: 1123, height: 794 },
  { format: "Letter", width: 1056, height: 816 },
] as const;

/** So many pages the browser makes of it, as the PDF's own list of them says. */
async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The words of a panel that are not wholly within its margins. */
function astray(panel: Locator): Promise<string[]> {
  return panel.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const aside = Number.parseFloat(getComputedStyle(element).paddingLeft);
    const edge = { left: box.left + aside, right: box.right - aside, top: box.top, bottom: box.bottom };
    const inside = ({ left, right, top, bottom }: DOMRect) =>
      left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      // Words of drawings, and what is only read out.
      if (!parentElement || parentElement.closest("svg") || parentElement.offsetWidth < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // A record in the second column, which is cut off, is left out as a whole.
      const entry = parentElement.closest("[data-entries] > li")?.getBoundingClientRect();
      if (entry && entry.left >= edge.right) continue;
      for (const line of range.getClientRects()) if (!inside(line)) found.push(walker.currentNode.nodeValue ?? "");
    }
    return found;
  });
}

/** How many more records a panel with a heading would hold, if its words were as small as may be. */
function missing(panel: Locator): Promise<number> {
  return panel.evaluate((element) => {
    const list = element.querySelector<HTMLElement>("h2 + [data-entries]");
    if (!list) return 0;
    const shown = () => {
      const { right } = list.getBoundingClientRect();
      return [...list.children].filter((entry) => entry.getBoundingClientRect().left < right).length;
    };
    const before = shown();
    list.style.fontSize = ".89em";
    const most = shown();
    list.style.fontSize = "";
    return most - before;
  });
}

test.describe("on paper", { tag: ["@any-firm", "@window"] }, () => {
  test.skip(({ isMobile }) => isMobile, "paper is as wide for all");

  for (const { id, path, shareTitle, sections } of OWN_PAGES) {
    test(`the ${id} page prints as two sides of three panels`, async ({ page }) => {
      await page.goto(pageAddress(path));
      const sheet = page.locator("aside");
      await expect(page.getByRole("contentinfo")).toContainText(words.note);
      await expect(sheet).toBeHidden();

      for (const { format, width, height } of PAPERS) {
        expect(await printedPages(page, format), format).toBe(2);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("main")).toBeHidden();
        const panels = await sheet.locator(":scope > div > div").all();
        for (const panel of panels) {
          const box = await panel.boundingBox();
          expect(box?.height, format).toBeLessThanOrEqual(height + 1);
          expect(await astray(panel), format).toEqual([]);
          expect(await missing(panel), format).toBe(0);
        }
        await page.emulateMedia({ media: null });
      }

      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect(sheet).toContainText(shareTitle);
      const online = absoluteUrl(`${pageAddress(path)}#book`);
      const typed = online.replace(/^https:\/\/|\/$/g, "");
      for (const way of [site.email, site.phone, typed]) await expect(sheet).toContainText(way);
      await expect(sheet.getByText(team[0]?.name ?? "", { exact: true }).first()).toBeVisible();
      for (const { priceText } of sections.some((kind) => kind === "plans") ? plans : []) {
        await expect(sheet.getByText(priceText, { exact: true })).toBeVisible();
      }
      const [accent = "", muted = "", tint = ""] = await sheet.evaluate((element) =>
        ["--accent-text", "--muted", "--accent-tint"].map((name) => getComputedStyle(element).getPropertyValue(name)),
      );
      for (const colour of [accent, muted]) {
        for (const ground of ["white", tint]) expect(await contrast(page, colour, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });
  }

  for (const [path, title] of [
    [notFoundRoute.path, notFound.heading],
    [schedulePath, schedulePage.free(site.consultation.minutes)],
  ] as const) {
    test(`${path} prints as one side`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).not.toContainText(words.note);
      const side = page.locator("aside");
      await expect(side).toBeHidden();
      for (const { format } of PAPERS) expect(await printedPages(page, format), format).toBe(1);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("main")).toBeHidden();
      for (const said of [title, site.email, site.phone]) await expect(side.getByText(said)).toBeVisible();
    });
  }
});
