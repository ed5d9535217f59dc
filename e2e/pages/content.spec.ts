/** The pages show what content/ says: every word of every record, and nothing that is not to be shown. */
import type { Page } from "@playwright/test";
import { plans, popularLabel } from "@/content/plans";
import { records } from "@/content/records";
import { pageAddress, routes } from "@/content/routes";
import { site } from "@/content/site";
import { OWN_PAGES } from "@/lib/navigation";
import { OPENER } from "../booking/dialog";
import { expect, PAGES, test } from "../visit";

// An entrance begins from nothing, which is not what this asks about.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Kinds of records that are not shown as such: about the site, or used within the words of others. */
const NOT_SHOWN = ["site", "routes", "claims", "glossary", "logos"];
/** Fields of a record that are no words for a visitor (names of things, addresses, choices), and what stands elsewhere. */
const NO_WORDS =
  /^(id|channelIds|page|part|image|picture|link|url|profileUrl|claim|colour|accent|scene|service|industry)$/;

/** What a visitor reads of a record. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([field, inner]) => (NO_WORDS.test(field) ? [] : wordsOf(inner)));
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The text of each section that a seeing visitor gets: drawn with some size, and not the words inside drawings. */
function shownSections(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main section")].map((root) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest("svg"))
          continue;
        const { width, height } = parent.getBoundingClientRect();
        if (width > 2 && height > 2) texts.push(walker.currentNode.nodeValue ?? "");
        // A block ends a word: "Norvane" and "COO" of two paragraphs are not one.
        if (!getComputedStyle(parent).display.startsWith("inline")) texts.push(" ");
      }
      return texts.join("").replaceAll(/\s+/g, " ");
    }),
  );
}

test("every record is shown whole, in one section of the page that it names", { tag: "@any-firm" }, async ({
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
      const words = wordsOf(record).map(plain);
      const found = places.some((shown) => words.every((one) => shown.includes(one)));
      expect.soft(found, `${kind} ${record.id}, on ${record.page ?? "some page"}: ${words.join(" | ")}`).toBe(true);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(0);
  const shown = everywhere.join(" ");
  for (const { id, part = "" } of records.team) {
    expect.soft(shown.includes(part), `content/team.ts: ${id}: part: no page shows "${part}"`).toBe(true);
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

for (const { id, address, booking } of PAGES) {
  test(`${id} stands as it should, from the bar to the copyright`, { tag: "@any-firm" }, async ({ page }) => {
    await page.goto(address);
    await test.step("its sections are named, and addresses that others may link to", async () => {
      const regions = await page.getByRole("main").getByRole("region").all();
      const sections = page.locator("main section");
      expect(regions.length).toBe(await sections.count());
      const ids = await sections.evaluateAll((all) => all.map((section) => section.id));
      expect(ids).not.toContain("");
      expect(new Set(ids).size).toBe(ids.length);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });

    await test.step("its bar leads home, to its sections, and to a booking", async () => {
      const bar = page.getByRole("banner");
      await expect(bar.getByRole("link").first()).toHaveAttribute("href", "/");
      const links = await bar.getByRole("navigation").getByRole("link").all();
      // A bar that names nothing has no menu, either.
      const buttons = await bar.getByRole("button", { includeHidden: true }).count();
      expect(links.length > 0 || buttons === 0).toBe(true);
      for (const link of links) {
        const href = (await link.getAttribute("href")) ?? "";
        expect(href).toMatch(/^#./);
        await expect(page.locator(`main ${href}`)).toHaveCount(1);
      }
      await expect(bar.getByRole("link", { name: OPENER })).toHaveCount(booking === "dialog" ? 1 : 0);
    });

    await test.step("its footer has the firm's pages, addresses and copyright", async () => {
      const footer = page.getByRole("contentinfo");
      for (const route of OWN_PAGES) {
        await expect(
          footer.getByRole("navigation").getByRole("link", { name: route.navLabel, exact: true }),
        ).toHaveAttribute("href", pageAddress(route.path));
      }
      await expect(footer.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
      const digits = site.phone.replaceAll(/[^+\d]/g, "");
      await expect(footer.getByRole("link", { name: site.phone })).toHaveAttribute("href", `tel:${digits}`);
      for (const { label, url } of site.social) {
        await expect(footer.getByRole("link", { name: label })).toHaveAttribute("href", url);
      }
      await expect(footer).toContainText(`© ${site.copyrightYear}`);
    });

    await test.step("its pictures load, and what it has marks of is named", async () => {
      for (const image of await page.locator("main img").all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty("complete", true);
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      }
      for (const { link } of records.industries) await expect(page.locator(`a[href*="${link}"]`)).toHaveCount(0);
    });
  });
}

for (const { path, canonical } of routes.filter((route) => route.path !== route.canonical)) {
  test(`${path} is the page at ${canonical}, mark by mark`, async ({ request }) => {
    // What differs is in the head: what each asks of search engines.
    const body = async (address: string) => (await (await request.get(pageAddress(address))).text()).split("<body")[1];
    expect(await body(path)).toBe(await body(canonical));
  });
}

test("every client's mark is shown by its name; exactly one plan is marked as the popular one, and each can be booked", {
  tag: "@any-firm",
}, async ({ page }) => {
  const missing = new Set(records.logos.map(({ name }) => name));
  const popular = plans.filter((plan) => plan.popular);
  const seen = new Set<string>();
  for (const { address } of PAGES) {
    await page.goto(address);
    for (const name of missing) {
      const mark = page.getByRole("img", { name, exact: true });
      if ((await mark.count()) > 0 && (await mark.first().isVisible())) missing.delete(name);
    }
    const sheets = page.getByRole("main").getByRole("listitem");
    for (const { title, priceText } of plans) {
      const sheet = sheets.filter({ has: page.getByRole("heading", { name: title, exact: true }), hasText: priceText });
      if ((await sheet.count()) === 0) continue;
      seen.add(title);
      await expect(sheet.getByText(popularLabel, { exact: true })).toHaveCount(popular[0]?.title === title ? 1 : 0);
      await expect(sheet.getByRole("link", { name: OPENER })).toHaveCount(1);
    }
  }
  expect.soft([...missing], "marks").toEqual([]);
  expect([...seen], "plans").toEqual(plans.map(({ title }) => title));
});
