/**
 * Browsers with SVG switched off, such as Tor Browser at its safest level. The browser treats the elements of a drawing
 * as unknown elements, so their text could appear on the page.
 */
import type { Page } from "@playwright/test";
import { openByAddress } from "../booking/dialog";
import { findTextFaults } from "../layout/text-faults";
import { BOOKING_PAGE, expect, PAGES, test } from "../visit";

/** Runs in the page. Imitates Firefox with `svg.disabled`. */
function switchSvgOff(): void {
  function replace(drawing: Element): void {
    for (const child of [...drawing.children]) if (child instanceof SVGElement) replace(child);
    const unknown = document.createElementNS("urn:unknown", drawing.localName);
    for (const { name, value } of drawing.attributes) unknown.setAttribute(name, value);
    unknown.append(...drawing.childNodes);
    drawing.replaceWith(unknown);
  }
  for (const drawing of document.querySelectorAll("svg")) if (drawing instanceof SVGElement) replace(drawing);
}

/** Runs in the page. Returns the visible texts of drawings, except those that replace icons. */
function findDrawingTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement?.closest("svg") || text.parentElement.localName === "desc") continue;
    range.selectNode(text);
    if (range.getBoundingClientRect().width > 0) texts.push(text.textContent?.slice(0, 60) ?? "");
  }
  return texts;
}

/** Runs in the page. Returns the visible controls without a visible text or picture. */
function findEmptyControls(): string[] {
  const range = document.createRange();
  const isVisible = (control: Element) => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      range.selectNode(text);
      if (/\S/.test(text.textContent ?? "") && range.getBoundingClientRect().width > 2) return true;
    }
    return control.querySelector("img") !== null;
  };
  return [...document.querySelectorAll("a, button, summary")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isVisible(control))
    .map((control) => control.outerHTML.slice(0, 120));
}

async function expectReadable(page: Page, state: string): Promise<void> {
  await page.evaluate(switchSvgOff);
  expect(await page.locator("svg").count(), state).toBeGreaterThan(0);
  expect(await page.evaluate(findDrawingTexts), `${state}: words of drawings`).toEqual([]);
  expect(await page.evaluate(findEmptyControls), `${state}: controls without a text`).toEqual([]);
}

test("with SVG switched off, pages show no words of drawings, and every control has a text", {
  tag: "@nightly",
}, async ({ page }) => {
  for (const { id, address } of PAGES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expectReadable(page, `${id}, 1280 px`);
    expect(await page.evaluate(findTextFaults), `${id}, 1280 px`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 740 });
    await expectReadable(page, `${id}, 390 px`);
    expect(await page.evaluate(findTextFaults), `${id}, 390 px`).toEqual([]);
    const menu = page.getByRole("banner").getByRole("button");
    if ((await menu.count()) === 0) continue;
    await menu.click();
    await expectReadable(page, `${id}, the menu`);
  }
  await page.goto(BOOKING_PAGE);
  await openByAddress(page);
  await expectReadable(page, "the dialog");
});
