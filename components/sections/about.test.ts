import { expect, test } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { About } from "./about";

for (const [count, drawn] of [
  [1, false],
  [2, true],
  [3, true],
  [4, false],
  [6, false],
] as const) {
  test(`${count} ${count === 1 ? "fold is" : "folds are"} shown ${drawn ? "as the mark, opened" : "as a list"}`, () => {
    const folds = Array.from({ length: count }, (_, index) => ({
      word: `Fold ${index}`,
      text: `What fold ${index} is.`,
      links: [{ label: `Go ${index}`, href: `/fold-${index}/` }],
    }));
    const shown = renderToStaticMarkup(
      About({ id: "about", title: "About", statement: "One sheet.", lead: "Three parts.", folds }),
    );
    expect(shown.includes("<svg viewBox")).toBe(drawn);
    for (const { word, text, links } of folds) {
      expect(shown).toContain(`>${word}<`);
      expect(shown).toContain(text);
      for (const { href } of links) expect(shown).toContain(`href="${href}"`);
    }
  });
}
