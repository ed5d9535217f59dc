/** The pages show every text of every record in content/. */
import type { Page } from "@playwright/test";
import { plans, popularLabel } from "@/content/plans";
import { records } from "@/content/records";
import { OPENER } from "../booking/dialog";
import { expect, PAGES, test } from "../visit";

// No animations, because animated text may be transparent at first.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Kinds whose records no section shows completely: the site's data, and records that are used within other texts. */
const NOT_SHOWN = ["site", "routes", "claims", "glossary", "logos"];
/** Fields that are not visible text (ids, addresses, choices), or that are shown elsewhere. */
const FIELDS_WITHOUT_TEXT =
  /^(id|channelIds|page|part|image|picture|link|url|profileUrl|claim|colour|accent|scene|industry)$/;

/** Returns the texts of a record that are visible to visitors. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([field, inner]) => (FIELDS_WITHOUT_TEXT.test(field) ? [] : textsOf(inner)));
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Returns the visible text of each section, without the text in drawings. */
function shownSections(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main section")].map((root) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let lastBlock: Element | undefined;
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest("svg"))
          continue;
        // Separates the texts of two blocks: "Norvane" and "COO".
        let block = parent;
        while (block.parentElement && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
        if (block !== lastBlock) texts.push(" ");
        lastBlock = block;
        const { width, height } = parent.getBoundingClientRect();
        if (width > 2 && height > 2) texts.push(walker.currentNode.nodeValue ?? "");
      }
      return texts.join("").replaceAll(/\s+/g, " ");
    }),
  );
}

test("every record is shown completely, in one section of the page that it names", { tag: "@any-firm" }, async ({
  page,
}) => {
  const sections = new Map<string, string[]>();
  for (const { id, address } of PAGES) {
    await page.goto(address);
    sections.set(id, await shownSections(page));
  }
  const everywhere = [...sections.values()].flat();
  let checked = 0;
  for (const [kind, list] of Object.entries(records)) {
    if (NOT_SHOWN.includes(kind)) continue;
    for (const record of list as readonly { id?: string; page?: string }[]) {
      const places = record.page === undefined ? everywhere : (sections.get(record.page) ?? []);
      const words = textsOf(record).map(plain);
      const found = places.some((shown) => words.every((word) => shown.includes(word)));
      expect.soft(found, `${kind} ${record.id}, on ${record.page ?? "some page"}: ${words.join(" | ")}`).toBe(true);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(0);
  const shown = everywhere.join(" ");
  for (const { id, part = "" } of records.team) {
    expect.soft(shown.includes(plain(part)), `content/team.ts: ${id}: part: no page shows "${part}"`).toBe(true);
  }
  for (const { id, value } of records.claims) {
    expect
      .soft(
        shown.includes(plain(value)),
        `content/claims.ts: ${id}: no page shows "${value}": take the claim out, or show it`,
      )
      .toBe(true);
  }
});

test("every client's logo has its name, exactly one plan is marked as popular, and each plan can be booked", {
  tag: "@any-firm",
}, async ({ page }) => {
  const missing = new Set(records.logos.map(({ name }) => name));
  const popular = plans.filter((plan) => plan.popular);
  const seen = new Set<string>();
  for (const { address } of PAGES) {
    await page.goto(address);
    for (const name of missing) {
      const logo = page.getByRole("img", { name, exact: true });
      if ((await logo.count()) > 0 && (await logo.first().isVisible())) missing.delete(name);
    }
    const planItems = page.getByRole("main").getByRole("listitem");
    for (const { title, priceText } of plans) {
      const item = planItems.filter({
        has: page.getByRole("heading", { name: title, exact: true }),
        hasText: priceText,
      });
      if ((await item.count()) === 0) continue;
      seen.add(title);
      await expect(item.getByText(popularLabel, { exact: true })).toHaveCount(popular[0]?.title === title ? 1 : 0);
      await expect(item.getByRole("link", { name: OPENER })).toHaveCount(1);
    }
  }
  expect.soft([...missing], "logos").toEqual([]);
  expect([...seen], "plans").toEqual(plans.map(({ title }) => title));
});
