/**
 * The export removes the CSS that a page cannot use (export/used-css.ts). In a browser, every element of a page and its
 * ::before and ::after must have the same computed style under the page's own CSS and under the complete style sheet of
 * the plain export, in every state that has rules of its own. `npm test` checks one page on a phone; the nightly tests
 * check the others.
 */
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectReact } from "../booking/dialog";
import { DIALOG_PAGES, expect, OTHER_PAGE, PAGES, TOOLTIP_TRIGGER, test, waitUntilStill } from "../visit";
import { NEXT_EXPORT, wholeStyleSheet } from "../whole-style-sheet";

const WINDOWS = [
  { width: 360, height: 740, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

interface PageState {
  name: string;
  booking?: "dialog";
  width?: number;
  enter: (page: Page) => Promise<unknown>;
}

const STATES: readonly PageState[] = [
  { name: "at rest", enter: async () => {} },
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
      // Loads the page again, to close the menu.
      const address = page.url();
      await page.goto(OTHER_PAGE);
      await page.goto(`${address}#book`);
      // Waits until React and the calendar have changed the page.
      await expectReact(page);
      await page.locator("[data-calendar-state=loaded]").waitFor();
    },
  },
  {
    name: "with a tooltip open",
    booking: "dialog",
    width: 1280,
    enter: async (page) => {
      // Smooth scrolling would move the element away from the pointer.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const explained = page.locator(TOOLTIP_TRIGGER).first();
      if ((await explained.count()) === 0) return;
      await explained.hover();
      await page.getByRole("tooltip").first().waitFor({ state: "attached" });
    },
  },
];

test.skip(!existsSync(NEXT_EXPORT), "needs the plain export beside out/: npm run build");

/** A page with a dialog, tooltips and a menu. */
const CHECKED = DIALOG_PAGES.at(-1)?.address;

for (const { id, address, booking } of PAGES) {
  for (const { width, height, colorScheme } of WINDOWS) {
    // The schemes differ only in the values of tokens, which are the same on all pages.
    const isChecked = address === CHECKED && width === 360;
    test(`${id} looks the same with pruned CSS, ${width} px, ${colorScheme}`, {
      tag: isChecked ? [] : ["@nightly"],
    }, async ({ page }) => {
      test.slow();
      const whole = wholeStyleSheet(address);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      // React marks the link to the current section when it has started.
      if (booking === "dialog") await expectReact(page);
      await waitUntilStill(page);
      for (const state of STATES) {
        if (state.booking && state.booking !== booking) continue;
        if (state.width && state.width !== width) continue;
        if (colorScheme === "dark" && state.name !== "at rest") continue;
        await page.emulateMedia({ media: null, forcedColors: null, contrast: null, reducedMotion: null, colorScheme });
        await state.enter(page);
        expect(await page.evaluate(compareStyles, whole), state.name).toEqual([]);
      }
    });
  }
}

/**
 * Runs in the page. Returns the differences in computed style when the complete style sheet replaces the page's own.
 */
async function compareStyles(whole: string): Promise<string[]> {
  // Ignores elements that are added later, such as the preload of the dialog's script.
  const elements = [...document.querySelectorAll("*")];
  const isPrint = matchMedia("print").matches;
  const wholeSheet = new CSSStyleSheet();
  // Next's export has other addresses of fonts, so both sheets get the font faces of the page.
  const face = /@font-face\s*\{[^}]*\}/g;
  const inlineCss = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
  const faces = inlineCss.match(face) ?? [];
  wholeSheet.replaceSync(whole.replaceAll(face, "") + faces.join(""));
  // Only properties that some rule declares can differ.
  const properties = [...listProperties(wholeSheet.cssRules)].filter(
    // In print, Chromium's computed value of `margin: auto` is 0 or the used value, so boxes are compared instead.
    (property) => !(isPrint && /^margin-(left|right|inline)/.test(property)),
  );

  function listProperties(rules: CSSRuleList): Set<string> {
    const names = new Set<string>();
    for (const rule of rules) {
      const { style, cssRules } = rule as Partial<CSSStyleRule>;
      for (const name of style ?? []) if (!name.startsWith("--")) names.add(name);
      for (const name of cssRules ? listProperties(cssRules) : []) names.add(name);
    }
    return names;
  }

  function readStyles(): Map<string, string[]> {
    for (const animation of document.getAnimations()) {
      try {
        animation.finish();
      } catch {
        // A scroll-driven animation cannot finish, and is the same under both style sheets.
      }
    }
    const styles = new Map<string, string[]>();
    const hidden = new Set<Element | null>();
    for (const [index, element] of elements.entries()) {
      if (hidden.has(element.parentElement)) {
        hidden.add(element);
        continue;
      }
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part || undefined);
        const name = `${index} <${element.tagName.toLowerCase()} class="${element.getAttribute("class")}">${part}`;
        if (part && style.content === "none") continue;
        // The children of a hidden element are hidden too. Parts of an SVG may be visible without a box.
        if (!part && style.display === "none" && element instanceof HTMLElement) {
          hidden.add(element);
          styles.set(name, ["not drawn"]);
          break;
        }
        const box = isPrint && !part ? element.getBoundingClientRect() : undefined;
        styles.set(name, [
          ...properties.map((property) => style.getPropertyValue(property)),
          ...(box ? [`${box.left} to ${box.right}`] : []),
        ]);
      }
    }
    return styles;
  }

  /** Whether two values are equal except for rounding. Layout rounds to a 64th of a px. */
  function isEqual(a: string | undefined, b: string): boolean {
    if (a === b || a === undefined) return a === b;
    const number = /-?\d+(\.\d+)?/g;
    if (a.replaceAll(number, "") !== b.replaceAll(number, "")) return false;
    const others = b.match(number) ?? [];
    return (a.match(number) ?? []).every((value, index) => Math.abs(Number(value) - Number(others[index])) < 0.05);
  }

  async function waitForLayout(): Promise<void> {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  /**
   * Replaces all style sheets with one. Used for the pruned CSS too, so that both measurements start with a new layout.
   */
  async function readStylesWith(sheet: CSSStyleSheet): Promise<ReturnType<typeof readStyles>> {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    document.adoptedStyleSheets = [sheet];
    await waitForLayout();
    return readStyles();
  }

  const prunedSheet = new CSSStyleSheet();
  prunedSheet.replaceSync(inlineCss);
  const pruned = await readStylesWith(prunedSheet);
  const found: string[] = [];
  for (const [name, values] of await readStylesWith(wholeSheet)) {
    const before = pruned.get(name) ?? [];
    if (before.length !== values.length) {
      found.push(`${name} is drawn under one of the two only`);
      continue;
    }
    const changes = values.flatMap((value, index) =>
      isEqual(before[index], value) ? [] : `${properties[index] ?? "box"} is ${before[index]}, was ${value}`,
    );
    if (changes.length > 0) found.push(`${name}: ${changes.slice(0, 3).join("; ")}`);
  }
  // Restores the page's own style sheets for the next state.
  document.adoptedStyleSheets = [];
  for (const sheet of document.styleSheets) sheet.disabled = false;
  return found.slice(0, 10);
}
