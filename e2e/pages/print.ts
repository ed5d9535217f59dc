import type { Locator, Page } from "@playwright/test";

/** Paper in landscape, in CSS px. */
export const PAPERS = [
  { format: "A4", width: 1123, height: 794 },
  { format: "Letter", width: 1056, height: 816 },
] as const;

/** @returns how many pages the browser prints, by the page list of the PDF. */
export async function countPrintedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** @returns the visible words within each box that extend beyond it or are cut off. */
export function wordsOutside(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const outside: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        const parent = text.parentElement;
        // Text in drawings, text for screen readers only, and white space between elements.
        if (!parent?.checkVisibility() || parent.closest("svg, [aria-hidden=true], script, style")) continue;
        if (parent.offsetWidth < 2 || !text.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [element.getBoundingClientRect()];
        for (let ancestor = parent; ancestor !== element && ancestor.parentElement; ancestor = ancestor.parentElement) {
          if (getComputedStyle(ancestor).overflowX !== "visible") boxes.push(ancestor.getBoundingClientRect());
        }
        // A line is higher than its letters.
        const isOutside = ({ left, right, top, bottom, height }: DOMRect) =>
          boxes.some((box) => {
            const leading = 0.3 * height;
            return (
              left < box.left - 1 || right > box.right + 1 || top < box.top - leading || bottom > box.bottom + leading
            );
          });
        if ([...range.getClientRects()].some(isOutside)) outside.push(text.nodeValue.trim());
      }
      return outside;
    }),
  );
}
