/**
 * The export leaves out the CSS that a page cannot use (export/used-css.ts). Here the browser says whether it was right:
 * in one and the same page, every element and its ::before and ::after looks alike under the page's own CSS and under
 * the whole style sheet of the plain export, in every state that has rules of its own.
 */
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectReact } from "../booking/dialog";
import { ELSEWHERE, expect, PAGES, test } from "../visit";
import { PLAIN, wholeStyleSheet } from "../whole-style-sheet";

const WINDOWS = [
  { width: 360, height: 740, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

const STATES: { name: string; booking?: "dialog"; width?: number; enter: (page: Page) => Promise<unknown> }[] = [
  { name: "as it comes", enter: async () => {} },
  { name: "on paper", width: 1280, enter: (page) => page.emulateMedia({ media: "print" }) },
  {
    name: "in forced colors, with more contrast and less motion",
    width: 360,
    enter: (page) => page.emulateMedia({ forcedColors: "active", contrast: "more", reducedMotion: "reduce" }),
  },
  {
    name: "with the menu open",
    booking: "dialog",
    width: 360,
    enter: (page) => page.getByRole("banner").getByRole("button").click(),
  },
  {
    name: "with the dialog open",
    booking: "dialog",
    width: 360,
    enter: async (page) => {
      // Anew: the menu is open.
      const address = page.url();
      await page.goto(ELSEWHERE);
      await page.goto(`${address}#book`);
      // Else they may come between two looks; a calendar takes the focus, too.
      await expectReact(page);
      await page.locator("[data-answer=loaded]").waitFor();
    },
  },
  {
    name: "with a tooltip open",
    booking: "dialog",
    width: 1280,
    enter: async (page) => {
      // Else what is pointed at may still be on its way into view, and leave the pointer behind.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const explained = page.locator("[data-tooltip]").first();
      if ((await explained.count()) === 0) return;
      await explained.hover();
      await page.getByRole("tooltip").first().waitFor({ state: "attached" });
    },
  },
];

test.skip(!existsSync(PLAIN), "needs the plain export beside out/: npm run build");

for (const { id, address, booking } of PAGES) {
  for (const { width, height, colorScheme } of WINDOWS) {
    // The schemes differ in the values of tokens alone, and all pages have the same.
    if (colorScheme === "dark" && address !== PAGES[0]?.address) continue;
    test(`${id} looks the same with pruned CSS, ${width} px, ${colorScheme}`, async ({ page }) => {
      test.slow();
      const whole = wholeStyleSheet(address);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      for (const state of STATES) {
        if (state.booking && state.booking !== booking) continue;
        if (state.width && state.width !== width) continue;
        if (colorScheme === "dark" && state.name !== "as it comes") continue;
        await page.emulateMedia({ media: null, forcedColors: null, contrast: null, reducedMotion: null, colorScheme });
        await state.enter(page);
        expect(await page.evaluate(differences, whole), state.name).toEqual([]);
      }
    });
  }
}

/** Runs in the page: what changes in any element's computed style when the whole style sheet replaces the page's own. */
async function differences(whole: string): Promise<string[]> {
  // Elements that come in the meantime (the preload of the dialog's script) are no difference.
  const elements = [...document.querySelectorAll("*")];
  const onPaper = matchMedia("print").matches;
  const wholeSheet = new CSSStyleSheet();
  // The plain export has its fonts at addresses of its own: the faces are those of the page under both.
  const face = /@font-face\s*\{[^}]*\}/g;
  const own = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
  const faces = own.match(face) ?? [];
  wholeSheet.replaceSync(whole.replaceAll(face, "") + faces.join(""));
  // What no rule declares is the browser's own under both.
  const properties = [...declared(wholeSheet.cssRules)].filter(
    // On paper Chromium computes a margin of auto as 0 or as what it comes to, as it likes: the box tells there.
    (one) => !(onPaper && /^margin-(left|right|inline)/.test(one)),
  );

  function declared(rules: CSSRuleList): Set<string> {
    const names = new Set<string>();
    for (const rule of rules) {
      const { style, cssRules } = rule as Partial<CSSStyleRule>;
      for (const name of style ?? []) if (!name.startsWith("--")) names.add(name);
      for (const name of cssRules ? declared(cssRules) : []) names.add(name);
    }
    return names;
  }

  function looks(): Map<string, string[]> {
    for (const animation of document.getAnimations()) {
      try {
        animation.finish();
      } catch {
        // One that follows the scroll position has no end, and needs none to be the same twice.
      }
    }
    const all = new Map<string, string[]>();
    const undrawn = new Set<Element | null>();
    for (const [index, element] of elements.entries()) {
      if (undrawn.has(element.parentElement)) {
        undrawn.add(element);
        continue;
      }
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part || undefined);
        const name = `${index} <${element.tagName.toLowerCase()} class="${element.getAttribute("class")}">${part}`;
        if (part && style.content === "none") continue;
        // Nothing below it has a look. What is drawn of an SVG may stand in a part of it that has no box.
        if (!part && style.display === "none" && element instanceof HTMLElement) {
          undrawn.add(element);
          all.set(name, ["not drawn"]);
          break;
        }
        const box = onPaper && !part ? element.getBoundingClientRect() : undefined;
        all.set(name, [
          ...properties.map((one) => style.getPropertyValue(one)),
          ...(box ? [`${box.left} to ${box.right}`] : []),
        ]);
      }
    }
    return all;
  }

  /** Layout may round twice to two sides of a 64th of a px. */
  function alike(one: string | undefined, other: string): boolean {
    if (one === other || one === undefined) return one === other;
    const number = /-?\d+(\.\d+)?/g;
    if (one.replaceAll(number, "") !== other.replaceAll(number, "")) return false;
    const others = other.match(number) ?? [];
    return (one.match(number) ?? []).every((value, index) => Math.abs(Number(value) - Number(others[index])) < 0.05);
  }

  async function settled(): Promise<void> {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  /** Both ways alike, so that each gets a layout from the start. */
  async function looksUnder(sheet: CSSStyleSheet): Promise<ReturnType<typeof looks>> {
    for (const one of document.styleSheets) one.disabled = true;
    document.adoptedStyleSheets = [sheet];
    await settled();
    return looks();
  }

  const prunedSheet = new CSSStyleSheet();
  prunedSheet.replaceSync(own);
  const pruned = await looksUnder(prunedSheet);
  const found: string[] = [];
  for (const [name, values] of await looksUnder(wholeSheet)) {
    const before = pruned.get(name) ?? [];
    if (before.length !== values.length) {
      found.push(`${name} is drawn under one of the two only`);
      continue;
    }
    const words = values.flatMap((value, index) =>
      alike(before[index], value) ? [] : `${properties[index] ?? "box"} is ${before[index]}, was ${value}`,
    );
    if (words.length > 0) found.push(`${name}: ${words.slice(0, 3).join("; ")}`);
  }
  // For the next state.
  document.adoptedStyleSheets = [];
  for (const one of document.styleSheets) one.disabled = false;
  return found.slice(0, 10);
}
