import { expect, test } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { Copy, matchWords } from "./copy";

for (const unbroken of [
  "5-7 days",
  "1-2 nedēļas",
  "2–3 miesiące",
  "1,5-2 años",
  "30-minütig",
  "€ 24,000",
  "24.000 €",
  "24 000 €",
  "vállaljuk-e",
  "e-post",
]) {
  test(`keeps ${unbroken} on one line`, () => {
    const markup = renderToStaticMarkup(Copy({ children: `from ${unbroken}, in 2024, $5` }));
    // In the markup, each hyphen is wrapped in an element.
    const [, content] = markup.match(/unbroken">((?:[^<]|<span[^>]*>-<\/span>)*)</) ?? [];
    expect(content?.replaceAll(/<[^>]*>/g, "")).toBe(unbroken);
    expect(markup).not.toContain(">2024");
  });
}

test("lets a word with two long parts break at its hyphen", () => {
  expect(renderToStaticMarkup(Copy({ children: "an on-demand built-to-order copy" }))).not.toContain("unbroken");
});

test("lets a range of long amounts break at its dash", () => {
  expect(renderToStaticMarkup(Copy({ children: "for 1 250 000–1 980 000 CZK" }))).not.toContain("unbroken");
});

test("finds terms with punctuation, and none inside a longer word", () => {
  const findTerms = (text: string) =>
    text.split(matchWords(["CTC", "C++", ".NET"])).filter((_, index) => index % 2 === 1);
  expect(findTerms("CTC in C++, .NET; no CTCs, no EC++")).toEqual(["CTC", "C++", ".NET"]);
  expect(findTerms("nothing")).toEqual([]);
});
