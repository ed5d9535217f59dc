/**
 * Whether an element has a border or an outline that differs from its background, as controls need in forced colors. Runs
 * within a page.
 */
export function hasEdge(element: Element): boolean {
  const { borderTopWidth, borderTopStyle, borderTopColor, outlineWidth, outlineStyle, outlineColor, backgroundColor } =
    getComputedStyle(element);
  const drawn = (width: string, kind: string, color: string) =>
    Number.parseFloat(width) >= 1 && kind !== "none" && color !== backgroundColor && !/^rgba\(.*, 0\)$/.test(color);
  return drawn(borderTopWidth, borderTopStyle, borderTopColor) || drawn(outlineWidth, outlineStyle, outlineColor);
}
