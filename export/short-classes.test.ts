import { expect, test } from "@playwright/test";
import { parseDocument, serializePage } from "./html";
import { shortenClasses } from "./short-classes";

function shortened(head: string, body: string, scripts: string[] = []): { html: string; classes: unknown } {
  const page = { file: "a.html", document: parseDocument(`<head>${head}</head><body>${body}</body>`) };
  const classes = shortenClasses(page, scripts);
  return { html: serializePage(page), classes };
}

test("classes get short names in the page and in its rules, the most frequent the shortest", () => {
  const { html, classes } = shortened(
    String.raw`<style>.md\:mt-4{margin:0}.flex:hover>.md\:mt-4{margin:1px}</style>`,
    '<p class="flex md:mt-4"></p><template><svg class="flex"></svg></template>',
  );
  expect(html).toContain("<style>.b{margin:0}.a:hover>.b{margin:1px}</style>");
  expect(html).toContain('<p class="a b"></p><template><svg class="a"></svg></template>');
  expect(classes).toEqual({ a: "flex", b: "md:mt-4" });
});

test("what a script names keeps its name, and what no rule names goes", () => {
  const { html } = shortened(
    "<style>.open{color:red}.b{color:blue}</style>",
    '<p class="open b"></p><p class="c"></p>',
    ["x.className='open a'"],
  );
  expect(html).toContain("<style>.open{color:red}.c{color:blue}</style>");
  expect(html).toContain('<p class="open c"></p><p></p>');
});
