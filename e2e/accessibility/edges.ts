/**
 * Finds controls without an edge in forced colors, where backgrounds are gone: buttons, and links and labels that look like
 * one. Runs within a page.
 */
export function controlsWithoutEdge(): string[] {
  function hasEdge(node: Element): boolean {
    const {
      borderTopWidth,
      borderTopStyle,
      borderTopColor,
      outlineWidth,
      outlineStyle,
      outlineColor,
      backgroundColor,
    } = getComputedStyle(node);
    const drawn = (width: string, kind: string, color: string) =>
      Number.parseFloat(width) >= 1 && kind !== "none" && color !== backgroundColor && !/^rgba\(.*, 0\)$/.test(color);
    return drawn(borderTopWidth, borderTopStyle, borderTopColor) || drawn(outlineWidth, outlineStyle, outlineColor);
  }
  return [...document.querySelectorAll(".button, [role=dialog], .tooltip")]
    .filter((node) => node.checkVisibility() && !hasEdge(node))
    .map((node) => node.textContent?.trim() ?? "");
}
