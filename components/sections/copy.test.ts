import { expect, test } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { Copy, wordsOf } from "./copy";

for (const together of [
  "5-7 days",
  "1-2 nedēļas",
  "2–3 miesiące",
  "1,5-2 años",
  "30-minütig",
  "€ 24,000",
  "24.000 €",
  "24 000 €",
]) {
  test(`${together} stays on one line`, () => {
    const markup = renderToStaticMarkup(Copy({ children: `from ${together}, in 2024, $5` }));
    // A hyphen is an element of its own.
    const [, held] = markup.match(/unbroken">((?:[^<]|<span[^>]*>-<\/span>)*)</) ?? [];
    expect(held?.replaceAll(/<[^>]*>/g, "")).toBe(together);
    expect(markup).not.toContain(">2024");
  });
}

test("lets a range of long amounts break at its dash, since a phone may have no room for it", () => {
  expect(renderToStaticMarkup(Copy({ children: "for 1 250 000–1 980 000 CZK" }))).not.toContain("unbroken");
});

test("finds a term whatever signs it holds, and not within a longer word", () => {
  const found = (text: string) => text.split(wordsOf(["CTC", "C++", ".NET"])).filter((_, nth) => nth % 2 === 1);
  expect(found("CTC in C++, .NET; no CTCs, no EC++")).toEqual(["CTC", "C++", ".NET"]);
  expect(found("nothing")).toEqual([]);
});
