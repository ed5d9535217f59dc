/** The structure of every page, from the bar to the copyright notice, and the targets of its booking links. */
import { expect, test } from "@playwright/test";
import { industries } from "@/content/industries";
import { pageAddress, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { fileAt } from "@/lib/headers";
import { findElements, getAttribute, type PageElement } from "@/lib/html";
import { TAB_PAGES } from "@/lib/navigation";
import { OPENER } from "../booking/dialog";
import { PAGES } from "../visit";
import { CANONICAL_ROUTES, ExportedPage, ROUTES, requestAddress, wordsIn } from "./exported-page";

type VisitedPage = (typeof PAGES)[number];

const nameOf = (element: PageElement) => (getAttribute(element, "aria-label") ?? wordsIn(element)).trim();
const hrefOf = (link: PageElement) => getAttribute(link, "href") ?? "";

/** Checks every page in a step with its address as the name. */
async function forEachPage(check: (page: ExportedPage, visited: VisitedPage) => unknown): Promise<void> {
  for (const visited of PAGES) {
    await test.step(visited.address, async () => check(await ExportedPage.read(fileAt(visited.address)), visited));
  }
}

/** Returns the elements with these tags within the page's only element with another tag. */
function within(page: ExportedPage, container: string, ...tags: string[]): PageElement[] {
  const [found, ...others] = page.tags(container);
  if (!found || others.length > 0)
    throw new Error(`expected one <${container}>, found ${others.length + (found ? 1 : 0)}`);
  return findElements(found, ...tags);
}

test("every page has one h1, and named sections with ids", async () => {
  await forEachPage((page) => {
    expect(page.tags("h1")).toHaveLength(1);
    const sections = within(page, "main", "section");
    const ids = sections.map((section) => getAttribute(section, "id") ?? "");
    expect(ids).not.toContain("");
    expect(new Set(ids).size).toBe(ids.length);
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      expect(
        getAttribute(section, "aria-labelledby") ?? getAttribute(section, "aria-label"),
        nameOf(section),
      ).toBeTruthy();
    }
  });
});

test("the bar leads home and to sections of its page", async () => {
  await forEachPage((page) => {
    const ids = page.tags("section").map((section) => getAttribute(section, "id"));
    const links = within(page, "header", "a").map(hrefOf);
    expect(links).toContain("/");
    const [menu] = within(page, "header", "nav");
    // On phones, the menu also lists the pages.
    const hrefs = menu ? findElements(menu, "a").map(hrefOf) : [];
    const sections = hrefs.filter((href) => href.startsWith("#"));
    for (const href of sections) expect([...ids.map((id) => `#${id}`), "#bar"]).toContain(href);
    // A bar without section links has no menu button.
    if (sections.length === 0) expect(within(page, "header", "button").map(nameOf)).toEqual([]);
  });
});

test("the footer has all pages, the firm's addresses and the copyright", async () => {
  await forEachPage((page) => {
    const links = within(page, "footer", "a").map((link) => [nameOf(link), hrefOf(link)] as const);
    const hrefs = links.map(([, href]) => href);
    for (const { navLabel, path } of TAB_PAGES) {
      expect(
        links.some(([name, href]) => name === navLabel && href === pageAddress(path)),
        navLabel,
      ).toBe(true);
    }
    expect(hrefs).toContain(`mailto:${site.email}`);
    expect(hrefs).toContain(`tel:${site.phone.replaceAll(/[^+\d]/g, "")}`);
    for (const { url } of site.social) expect(hrefs).toContain(url);
    expect(page.tags("footer").map(wordsIn).join()).toContain(`© ${site.copyrightYear}`);
  });
});

test("with script off, every booking link leads to the calendar or to a page with a dialog", async () => {
  const calendar = site.bookingUrl ?? schedulePath;
  await forEachPage((page, { booking }) => {
    const links = page.tags("a");
    const openers = links.filter((link) => OPENER.test(nameOf(link)));
    if (booking === "link") {
      const openingDialog = links.filter((link) => getAttribute(link, "data-booking") !== undefined);
      expect(openingDialog.map(hrefOf), "links that open a dialog").toEqual([]);
      for (const opener of openers) expect(hrefOf(opener)).toBe("/#book");
      expect(links.map(hrefOf), "a link to the page that books").toContain("/#book");
      return;
    }
    expect(openers.length).toBeGreaterThanOrEqual(2);
    for (const opener of openers) {
      expect(hrefOf(opener)).toBe(calendar);
      expect(getAttribute(opener, "data-booking"), "opens the dialog").toBeDefined();
    }
  });
});

test("pages without a dialog contain no scripts except data", async () => {
  const linking = PAGES.filter(({ booking }) => booking === "link");
  expect(linking.length).toBeGreaterThan(0);
  for (const { address } of linking) {
    const page = await ExportedPage.read(fileAt(address));
    const types = page.tags("script").map((script) => getAttribute(script, "type"));
    expect(
      types.filter((type) => type !== "speculationrules" && type !== "application/ld+json"),
      address,
    ).toEqual([]);
  }
});

test("no page links to the planned pages of industries", async () => {
  const links = industries.flatMap(({ link }) => link ?? []);
  await forEachPage((page) => {
    const hrefs = page.tags("a").map(hrefOf);
    expect(hrefs.filter((href) => links.some((link) => href.includes(link)))).toEqual([]);
  });
});

test("every page asks the browser to prerender links moderately", async () => {
  await forEachPage((page) => {
    const rules = page.tags("script").filter((script) => getAttribute(script, "type") === "speculationrules");
    expect(rules).toHaveLength(1);
    const [text] = rules.flatMap(({ childNodes }) => childNodes.map((node) => ("value" in node ? node.value : "")));
    expect(JSON.parse(text ?? "").prerender[0].eagerness).toBe("moderate");
  });
});

test("a page has the same body at its second address", async () => {
  // Only the heads differ, because of metadata for search engines.
  const bodyOf = async (path: string) =>
    (await requestAddress(pageAddress(path))).body.toString("utf8").split("<body")[1] ?? path;
  expect(CANONICAL_ROUTES.length).toBeGreaterThan(0);
  for (const { path, canonical } of ROUTES) expect(await bodyOf(path), path).toBe(await bodyOf(canonical));
});
