import { findElements, getAttribute, type Page, setAttribute } from "@/lib/html";

/** In px. A drawing of this size fits into a nested list in a window of 320 px. */
const MAX_SIZE = { width: 200, height: 200 };

/**
 * Build step: gives every drawing a width and a height. Without them, a drawing would be as wide as the window if a
 * proxy has changed the page's style, so that the policy blocks it. The style sheet overrides these sizes, which it
 * recognizes by their unit (app/globals.css).
 */
export function sizeDrawings({ document }: Page): void {
  for (const svg of findElements(document, "svg")) {
    const width = getAttribute(svg, "width");
    // Browsers compute the height from the width.
    if (getAttribute(svg, "height") || (width && !width.endsWith("%"))) continue;
    const [, , wide = 0, high = 0] = (getAttribute(svg, "viewBox") ?? "").split(/[\s,]+/).map(Number);
    const scale = Math.min(1, MAX_SIZE.width / wide, MAX_SIZE.height / high);
    // A drawing without a view box only contains definitions.
    const [sizedWidth, sizedHeight] = wide > 0 && high > 0 ? [wide * scale, high * scale] : [0, 0];
    if (!width) setAttribute(svg, "width", `${Math.ceil(sizedWidth)}px`);
    setAttribute(svg, "height", `${Math.ceil(sizedHeight)}px`);
  }
}
