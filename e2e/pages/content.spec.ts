import type { Locator } from "@playwright/test";
import { industries } from "../../content/industries";
import { logos } from "../../content/logos";
import { plans, popularLabel } from "../../content/plans";
import { pageAddress, routes } from "../../content/routes";
import { site } from "../../content/site";
import { team } from "../../content/team";
import { testimonials } from "../../content/testimonials";
import { expect, PAGES, plain, test } from "../visit";
import { COUNTS, SECTIONS } from "./sections";

for (const [what, found, specified] of COUNTS) {
  test(`there are ${specified} ${what}`, () => expect(found).toBe(specified));
}

for (const { id, address } of PAGES) {
  test.describe(`${id} page`, () => {
    test.beforeEach(async ({ page }) => void (await page.goto(address)));

    test("has its sections in order, each with a name", async ({ page }) => {
      const regions = page.getByRole("main").getByRole("region");
      const ids = await regions.evaluateAll((sections) => sections.map((section) => section.id));
      expect(ids).toEqual(SECTIONS[id].map((section) => section.id));
      for (const region of await regions.all()) await expect(region).toHaveAccessibleName(/\w/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });

    test("shows every word of its records, where it belongs", async ({ page }) => {
      // Reduced motion: an entrance begins from nothing, which is not what this asks about.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const { id: section, words } of SECTIONS[id]) {
        const shown = await shownText(page.locator(`#${section}`));
        for (const expected of words) expect.soft(shown, `#${section}`).toContain(plain(expected));
      }
    });

    test("ends with the firm's pages, addresses and copyright", async ({ page }) => {
      const footer = page.getByRole("contentinfo");
      for (const route of routes.filter((one) => one.inSitemap)) {
        await expect(footer.getByRole("link", { name: route.navLabel, exact: true })).toHaveAttribute(
          "href",
          pageAddress(route.path),
        );
      }
      await expect(footer.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
      const digits = site.phone.replaceAll(/[^+\d]/g, "");
      await expect(footer.getByRole("link", { name: site.phone })).toHaveAttribute("href", `tel:${digits}`);
      for (const { label, url } of site.social) {
        const social = footer.getByRole("link", { name: label });
        await expect(social).toHaveAttribute("href", url);
        await expect(social).toHaveAttribute("target", "_blank");
      }
      await expect(footer).toContainText(`© ${site.copyrightYear}`);
    });
  });
}

test("/home is the landing page, mark by mark", async ({ page }) => {
  const parts = async (address: string) => {
    await page.goto(address);
    return page.evaluate(() => ["header", "main", "footer"].map((part) => document.querySelector(part)?.outerHTML));
  };
  expect(await parts("/home/")).toEqual(await parts("/"));
});

for (const address of ["/", "/home/"]) {
  test(`the landing page at ${address} names its clients and its people`, async ({ page }) => {
    await page.goto(address);
    const clients = page.locator("#clients");
    await expect(clients.getByRole("img")).toHaveCount(6);
    for (const { name } of logos) await expect(clients.getByRole("img", { name, exact: true })).toBeVisible();
    for (const { name, profileUrl } of team) {
      if (!profileUrl) continue;
      const profile = page.locator("#team").getByRole("link", { name });
      await expect(profile).toHaveAttribute("href", profileUrl);
      await expect(profile).toHaveAttribute("target", "_blank");
      await expect(profile).toHaveAttribute("rel", /noopener/);
      await expect(profile).toHaveAccessibleName(/opens in a new tab/);
    }
  });
}

test("exactly one plan is marked as the popular one", async ({ page }) => {
  await page.goto("/talent/");
  const pricing = page.locator("#pricing");
  await expect(pricing.getByText(popularLabel, { exact: true })).toHaveCount(1);
  const popular = plans.find((plan) => plan.popular);
  const sheet = pricing.getByRole("listitem").filter({ hasText: popularLabel });
  await expect(sheet.getByRole("heading", { name: popular?.title })).toBeVisible();
  await expect(pricing.getByRole("link", { name: "Get Started" })).toHaveCount(plans.length);
});

test("the bars are those of the specification", async ({ page }) => {
  const bars = {
    "/": ["About", "Team", "Contact"],
    "/home/": ["About", "Team", "Contact"],
    "/talent/": ["Home", "How it Works", "Pricing", "Testimonials", "Team"],
  };
  for (const [address, labels] of Object.entries(bars)) {
    await page.goto(address);
    const bar = page.getByRole("banner");
    const menu = bar.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    await expect(bar.getByRole("navigation").getByRole("link")).toHaveText(labels);
    await expect(bar.getByRole("link", { name: "Get Started" })).toHaveCount(1);
    await expect(bar.getByRole("link", { name: site.name })).toHaveAttribute("href", "/");
  }
});

test("the links of industries stay data: nothing renders them, and each is a 404", async ({ page, request }) => {
  for (const { address } of PAGES) {
    await page.goto(address);
    for (const { link } of industries) await expect(page.locator(`a[href*="${link}"]`)).toHaveCount(0);
  }
  for (const { link } of industries) expect((await request.get(link)).status()).toBe(404);
});

test("every portrait loads", async ({ page }) => {
  for (const { address } of PAGES) {
    await page.goto(address);
    for (const image of await page.locator("img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
  }
  expect(testimonials.length + team.length).toBeGreaterThan(0);
});

/** The text of an element that a seeing visitor gets: drawn with some size, and not the words inside drawings. */
function shownText(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest("svg"))
        continue;
      const { width, height } = parent.getBoundingClientRect();
      if (width > 2 && height > 2) texts.push(walker.currentNode.nodeValue ?? "");
      // A block ends a word: "Norvane" and "COO" of two paragraphs are not one.
      if (getComputedStyle(parent).display !== "inline") texts.push(" ");
    }
    return texts.join("").replaceAll(/\s+/g, " ");
  });
}
