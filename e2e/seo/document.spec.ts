/** The pages as documents: valid, and making sense to whoever reads them without their looks. */
import { expect, test } from "@playwright/test";
import { processSteps } from "@/content/process";
import { routes } from "@/content/routes";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { attribute, elements, type PageElement } from "@/lib/html";
import { OPENER } from "../booking/dialog";
import { WORDS } from "../words";
import { ExportedPage, fileText, HIDDEN, ROUTES, wordsIn } from "./exported";

const FILES = [...ROUTES.map((route) => route.file), ...HIDDEN];

const clean = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** What a screen reader calls an element: its label, else its words and the names of its pictures. */
function nameOf(element: PageElement): string {
  const pictures = elements(element, "img", "svg").map((one) => attribute(one, "alt") ?? attribute(one, "aria-label"));
  return clean(attribute(element, "aria-label") ?? [wordsIn(element), ...pictures].join(" "));
}

/** Whether a script has to show it first, and fill it in. */
function isHidden(element: PageElement): boolean {
  if (attribute(element, "hidden") !== undefined) return true;
  const above = element.parentNode;
  return above !== null && "tagName" in above && isHidden(above);
}

test("every page is valid HTML", async () => {
  // Only here, since all workers read the specs.
  const { HtmlValidate } = await import("html-validate");
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
    rules: {
      // A style keeps a number on one line (e2e/accessibility/reflow.spec.ts), and its copy can be dialled.
      "tel-non-breaking": "off",
      // `hidden=""` and `hidden` are the same; parse5 writes the first.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
    },
  });
  for (const file of FILES) {
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

for (const file of FILES) {
  test.describe(file, () => {
    test("its links say where they lead, and different places have different names", async () => {
      const page = await ExportedPage.read(file);
      const places = new Map<string, string>();
      for (const link of page.tags("a").filter((one) => !isHidden(one))) {
        const name = nameOf(link);
        const href = attribute(link, "href") ?? "";
        expect(name, `a link to ${href}`).toMatch(/\p{L}{2}|\d{2}/u);
        expect(name.toLowerCase()).not.toMatch(/^(click here|here|more|read more|learn more|link)$/);
        expect(places.get(name) ?? href, `"${name}"`).toBe(href);
        places.set(name, href);
      }
    });

    test("its links to other sites open a new tab, say so, and keep the page to themselves", async () => {
      const page = await ExportedPage.read(file);
      for (const link of page.tags("a")) {
        const href = attribute(link, "href") ?? "";
        const away = /^https?:/.test(href) && !href.startsWith(site.url);
        const newTab = attribute(link, "target") === "_blank";
        // Without script, what opens the dialog leads to the calendar in its place.
        const opener = href === site.bookingUrl && OPENER.test(nameOf(link));
        if (away && !opener) expect(newTab, href).toBe(true);
        if (!newTab) continue;
        expect(attribute(link, "rel"), href).toContain("noopener");
        expect(
          WORDS.newTab.some((words) => nameOf(link).includes(words)),
          `${href} says so`,
        ).toBe(true);
      }
    });

    test("its pictures are described or left out, and reserve their room", async () => {
      const page = await ExportedPage.read(file);
      for (const image of page.tags("img")) {
        expect(attribute(image, "alt"), attribute(image, "src")).toBeDefined();
        expect(Number(attribute(image, "width")) * Number(attribute(image, "height"))).toBeGreaterThan(0);
      }
      for (const drawing of page.tags("svg")) {
        const described = attribute(drawing, "role") === "img" && attribute(drawing, "aria-label");
        // One that is all text is read as that.
        const isRead = attribute(drawing, "role") === "presentation" && wordsIn(drawing).trim() !== "";
        expect(described || isRead || attribute(drawing, "aria-hidden") === "true", "an <svg>").toBeTruthy();
      }
    });
  });
}

test("addresses, quotes, lists and figures are what they are", async () => {
  for (const { file, id, canonical } of ROUTES) {
    const page = await ExportedPage.read(file);
    // A page under a second address says what the page of its canonical address says.
    const of = routes.find(({ path }) => path === canonical)?.id ?? id;
    const quotes = testimonials.filter((one) => one.page === of).length;
    expect(page.tags("address").length, `${file}: address`).toBeGreaterThan(0);
    expect(page.tags("time").length, `${file}: time`).toBeGreaterThan(0);
    if (processSteps.some((step) => step.page === id))
      expect(page.tags("ol").length, `${file}: steps in order`).toBeGreaterThan(0);
    expect(page.tags("blockquote").length, `${file}: quotes`).toBe(quotes);
    expect(page.tags("figcaption").length, `${file}: who is quoted`).toBeGreaterThanOrEqual(quotes);
  }
});

test("with styles off, no two links or labels run into each other", async () => {
  const INLINE = new Set(["a", "abbr", "b", "button", "em", "span", "strong", "time", "#text"]);
  const joined: string[] = [];
  for (const file of FILES) {
    const page = await ExportedPage.read(file);
    const parents = page.tags(
      "a",
      "button",
      "dd",
      "div",
      "dt",
      "figcaption",
      "h1",
      "h2",
      "h3",
      "header",
      "li",
      "p",
      "span",
    );
    for (const { childNodes } of parents.filter((parent) => !isHidden(parent))) {
      for (const [index, child] of childNodes.entries()) {
        const pair = [child, childNodes[index + 1]].filter((one) => one !== undefined);
        if (pair.length < 2 || pair.some(({ nodeName }) => !INLINE.has(nodeName))) continue;
        const [first = "", second = ""] = pair.map((one) => ("value" in one ? one.value : wordsIn(one as PageElement)));
        if (/[\p{L}\d]$/u.test(first) && /^[\p{L}\d]/u.test(second)) joined.push(`${file}: ${first}|${second}`);
      }
    }
  }
  expect(joined).toEqual([]);
});
