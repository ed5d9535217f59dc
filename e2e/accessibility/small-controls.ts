/** Finds controls smaller than 44 px. Links within a sentence are exempt. Runs within a page. */
export function findSmallControls(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>("a, button, summary, select, label:has(input)")]
      .filter((node) => node.checkVisibility() && !node.closest("p, [href='#main'], [aria-hidden=true]"))
      .map((node) => ({ name: node.ariaLabel ?? node.textContent?.trim(), box: node.getBoundingClientRect() }))
      // The size may be rounded to device pixels.
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)
  );
}
