import { attribute, elements, type Page, setAttribute } from "@/lib/html";

/** The largest size of a drawing without its style sheet, in px: it fits a nested list in a window of 320 px. */
const LARGEST = { width: 200, height: 200 };

/**
 * Step: gives every drawing a width and a height. Without them a browser that refuses the page's style, because somebody
 * has rewritten it on the way, makes each as wide as the window. The style itself takes them back (app/globals.css), which
 * tells them by their unit from sizes that a drawing has of its own.
 */
export function sizeDrawings({ document }: Page): void {
  for (const svg of elements(document, "svg")) {
    const width = attribute(svg, "width");
    // From a width in px, the browser computes the height by itself.
    if (attribute(svg, "height") || (width && !width.endsWith("%"))) continue;
    const [, , wide = 0, high = 0] = (attribute(svg, "viewBox") ?? "").split(/[\s,]+/).map(Number);
    const scale = Math.min(1, LARGEST.width / wide, LARGEST.height / high);
    // Without a view box it draws nothing: it holds what others refer to.
    const [sizedWidth, sizedHeight] = wide > 0 && high > 0 ? [wide * scale, high * scale] : [0, 0];
    if (!width) setAttribute(svg, "width", `${Math.ceil(sizedWidth)}px`);
    setAttribute(svg, "height", `${Math.ceil(sizedHeight)}px`);
  }
}
