/** The pages as documents: valid, and meaningful without their styles. */
import { expect, test } from "@playwright/test";
import { processSteps } from "@/content/process";
import { routes } from "@/content/routes";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { findElements, getAttribute, type PageElement } from "@/lib/html";
import { OPENER } from "../booking/dialog";
import { WORDS } from "../words";
import { ExportedPage, fileText, PAGE_FILES, ROUTES, wordsIn } from "./exported-page";

const normalizeSpace = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Returns the accessible name of an element: its label, or otherwise its text and the names of its pictures. */
function nameOf(element: PageElement): string {
  const pictures = findElements(element, "img", "svg").map(
    (picture) => getAttribute(picture, "alt") ?? getAttribute(picture, "aria-label"),
  );
  return normalizeSpace(getAttribute(element, "aria-label") ?? [wordsIn(element), ...pictures].join(" "));
}

/** Whether an element is hidden until a script shows it. */
function isHidden(element: PageElement): boolean {
  if (getAttribute(element, "hidden") !== undefined) return true;
  const parent = element.parentNode;
  return parent !== null && "tagName" in parent && isHidden(parent);
}

/** Checks every page, as a step named after its file. */
async function forEachPage(check: (page: ExportedPage, file: string) => unknown): Promise<void> {
  for (const file of PAGE_FILES) await test.step(file, async () => check(await ExportedPage.read(file), file));
}

test("every page is valid HTML", async () => {
  // A dynamic import, so that only workers that run this test load the validator.
  const { HtmlValidate } = await import("html-validate");
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
    rules: {
      // Numbers have normal spaces, so that a copied number can be dialed. CSS keeps them on one line
      // (e2e/accessibility/reflow.spec.ts).
      "tel-non-breaking": "off",
      // parse5 writes `hidden=""` for `hidden`, which is equivalent.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
    },
  });
  for (const file of PAGE_FILES) {
    const { results } = await validator.validateString(await fileText(file));
    const faults = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        faults.map(({ ruleId, selector, message }) => `${ruleId} at ${selector}: ${message}`),
        file,
      )
      .toEqual([]);
  }
});

test("links describe where they lead, and links with the same name lead to the same place", async () => {
  await forEachPage((page) => {
    const places = new Map<string, string>();
    for (const link of page.tags("a").filter((anchor) => !isHidden(anchor))) {
      const name = nameOf(link);
      const href = getAttribute(link, "href") ?? "";
      expect(name, `a link to ${href}`).toMatch(/\p{L}{2}|\d{2}/u);
      expect(name.toLowerCase()).not.toMatch(/^(click here|here|more|read more|learn more|link)$/);
      expect(places.get(name) ?? href, `"${name}"`).toBe(href);
      places.set(name, href);
    }
    expect(places.size).toBeGreaterThan(0);
  });
});

test("links to other sites open a new tab, announce it, and have rel=noopener", async () => {
  let newTabs = 0;
  await forEachPage((page) => {
    for (const link of page.tags("a")) {
      const href = getAttribute(link, "href") ?? "";
      const isForeign = /^https?:/.test(href) && !href.startsWith(site.url);
      const isNewTab = getAttribute(link, "target") === "_blank";
      // Without script, the links that open the dialog lead to the calendar instead.
      const isOpener = href === site.bookingUrl && OPENER.test(nameOf(link));
      if (isForeign && !isOpener) expect(isNewTab, href).toBe(true);
      if (!isNewTab) continue;
      newTabs++;
      expect(getAttribute(link, "rel"), href).toContain("noopener");
      expect(
        WORDS.newTab.some((words) => nameOf(link).includes(words)),
        `${href} announces the new tab`,
      ).toBe(true);
    }
  });
  expect(newTabs, "at least the dialog's calendar in a new tab").toBeGreaterThan(0);
});

test("pictures are described or decorative, and reserve their space", async () => {
  await forEachPage((page) => {
    for (const image of page.tags("img")) {
      expect(getAttribute(image, "alt"), getAttribute(image, "src")).toBeDefined();
      expect(Number(getAttribute(image, "width")) * Number(getAttribute(image, "height"))).toBeGreaterThan(0);
    }
    const drawings = page.tags("svg");
    expect(drawings.length, "at least the mark").toBeGreaterThan(0);
    for (const drawing of drawings) {
      const isDescribed = getAttribute(drawing, "role") === "img" && getAttribute(drawing, "aria-label");
      // The text of a drawing without shapes is read out.
      const isRead = getAttribute(drawing, "role") === "presentation" && wordsIn(drawing).trim() !== "";
      expect(isDescribed || isRead || getAttribute(drawing, "aria-hidden") === "true", "an <svg>").toBeTruthy();
    }
  });
});

test("addresses, dates, quotes and ordered steps have their own elements", async () => {
  for (const { file, id, canonical } of ROUTES) {
    const page = await ExportedPage.read(file);
    // A page at a second address equals the page at its canonical address.
    const shownId = routes.find(({ path }) => path === canonical)?.id ?? id;
    const quotes = testimonials.filter((testimonial) => testimonial.page === shownId).length;
    expect(page.tags("address").length, `${file}: address`).toBeGreaterThan(0);
    expect(page.tags("time").length, `${file}: time`).toBeGreaterThan(0);
    if (processSteps.some((step) => step.page === id))
      expect(page.tags("ol").length, `${file}: steps in order`).toBeGreaterThan(0);
    expect(page.tags("blockquote").length, `${file}: quotes`).toBe(quotes);
    expect(page.tags("figcaption").length, `${file}: people quoted`).toBeGreaterThanOrEqual(quotes);
  }
});

test("separates adjacent links and labels even without styles", async () => {
  const INLINE = new Set(["a", "abbr", "b", "button", "em", "span", "strong", "time", "#text"]);
  const PARENTS = "a button dd div dt figcaption h1 h2 h3 header li p span".split(" ");
  const joined: string[] = [];
  let pairs = 0;
  await forEachPage((page, file) => {
    for (const { childNodes } of page.tags(...PARENTS).filter((parent) => !isHidden(parent))) {
      for (const [index, child] of childNodes.entries()) {
        const next = childNodes[index + 1];
        if (!next || !INLINE.has(child.nodeName) || !INLINE.has(next.nodeName)) continue;
        pairs++;
        const [first = "", second = ""] = [child, next].map((heading) =>
          "value" in heading ? heading.value : wordsIn(heading as PageElement),
        );
        if (/[\p{L}\d]$/u.test(first) && /^[\p{L}\d]/u.test(second)) joined.push(`${file}: ${first}|${second}`);
      }
    }
  });
  expect(joined).toEqual([]);
  expect(pairs).toBeGreaterThan(PAGE_FILES.length);
});
