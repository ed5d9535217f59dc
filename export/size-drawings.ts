import { attribute, elements, type Page, setAttribute } from "@/lib/html";

/** In px: fits a nested list in a window of 320 px. */
const MAX_SIZE = { width: 200, height: 200 };

/**
 * Step: gives every drawing a width and a height. If the policy blocks the style of a page that was rewritten on its way, a
 * drawing without them would be as wide as the window. The style overrides them (app/globals.css), recognizing them by
 * their unit.
 */
export function sizeDrawings({ document }: Page): void {
  for (const svg of elements(document, "svg")) {
    const width = attribute(svg, "width");
    // From a width in px, browsers compute the height.
    if (attribute(svg, "height") || (width && !width.endsWith("%"))) continue;
    const [, , wide = 0, high = 0] = (attribute(svg, "viewBox") ?? "").split(/[\s,]+/).map(Number);
    const scale = Math.min(1, MAX_SIZE.width / wide, MAX_SIZE.height / high);
    // A drawing without a view box only contains definitions.
    const [sizedWidth, sizedHeight] = wide > 0 && high > 0 ? [wide * scale, high * scale] : [0, 0];
    if (!width) setAttribute(svg, "width", `${Math.ceil(sizedWidth)}px`);
    setAttribute(svg, "height", `${Math.ceil(sizedHeight)}px`);
  }
}
