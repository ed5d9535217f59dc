/** The pages as documents: valid, and making sense to whoever reads them without their looks. */
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { site } from "../../content/site";
import { attribute, elements, type PageElement } from "../../export/html";
import { ExportedPage, fileText, HIDDEN, ROUTES, wordsIn } from "./exported";

const FILES = [...ROUTES.map((route) => route.file), ...HIDDEN];

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // The class keeps a number on one line, and its copy stays a number that can be dialled.
    "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
    // `hidden=""` and `hidden` are the same; parse5 writes the first.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
  },
});

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

for (const file of FILES) {
  test.describe(file, () => {
    test("is valid HTML", async () => {
      const { results } = await validator.validateString(await fileText(file));
      const faults = results.flatMap(({ messages }) => messages);
      expect(faults.map(({ ruleId, selector, message }) => `${ruleId} at ${selector}: ${message}`)).toEqual([]);
    });

    test("has one h1, and no heading level is left out", async () => {
      const page = await ExportedPage.read(file);
      const levels = page.tags("h1", "h2", "h3", "h4", "h5", "h6").map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1).length).toBe(1);
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? level), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      }
    });

    test("has one main part, and every region and navigation has a name of its own", async () => {
      const page = await ExportedPage.read(file);
      expect(page.tags("main").length).toBe(1);
      const ids = new Map(
        page.tags("h1", "h2", "h3", "p", "span").map((one) => [attribute(one, "id"), nameOf(one)] as const),
      );
      for (const tag of ["nav", "section"]) {
        const names = page
          .tags(tag)
          .map((one) => attribute(one, "aria-label") ?? ids.get(attribute(one, "aria-labelledby")));
        for (const name of names) expect(name, `name of a <${tag}>`).toBeTruthy();
        expect(new Set(names).size, `names of <${tag}>`).toBe(names.length);
      }
    });

    test("its links say where they lead, and different places have different names", async () => {
      const page = await ExportedPage.read(file);
      const places = new Map<string, string>();
      for (const link of page.tags("a").filter((one) => !isHidden(one))) {
        const name = nameOf(link);
        const href = attribute(link, "href") ?? "";
        expect(name, `a link to ${href}`).toMatch(/\p{L}{2}|\d{4}/u);
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
        if (away) expect(newTab, href).toBe(true);
        if (!newTab) continue;
        expect(attribute(link, "rel"), href).toContain("noopener");
        expect(nameOf(link), href).toMatch(/opens? .*in a new tab/i);
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
        expect(described || attribute(drawing, "aria-hidden") === "true", "an <svg>").toBeTruthy();
      }
    });
  });
}

test("addresses, quotes, lists and figures are what they are", async () => {
  for (const { file, id } of ROUTES) {
    const page = await ExportedPage.read(file);
    expect(page.tags("address").length, `${file}: address`).toBeGreaterThan(0);
    expect(page.tags("time").length, `${file}: time`).toBeGreaterThan(0);
    expect(page.tags("ol").length, `${file}: steps in order`).toBeGreaterThan(0);
    if (id === "landing" || id === "home") continue;
    expect(page.tags("blockquote").length, `${file}: quotes`).toBe(3);
    expect(page.tags("figcaption").length, `${file}: who is quoted`).toBeGreaterThanOrEqual(3);
    expect(page.tags("dl").length, `${file}: figures with their meaning`).toBeGreaterThan(0);
  }
  const talent = await ExportedPage.read("/talent/index.html");
  expect(talent.tags("abbr").map((one) => wordsIn(one))).toContain("CTC");
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
