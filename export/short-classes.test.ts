import { expect, test } from "@playwright/test";
import postcss from "postcss";
import { parseDocument, serializePage } from "./html";
import { shortenClasses } from "./short-classes";

function shortened(css: string, body: string, scripts: string[] = []) {
  const [document, root] = [parseDocument(body), postcss.parse(css)];
  const classes = shortenClasses(document, root, scripts);
  return { html: serializePage({ file: "a.html", document }), css: root.toString(), classes };
}

test("classes get short names in the page and in its rules, the most frequent the shortest", () => {
  const { html, css, classes } = shortened(
    String.raw`.md\:mt-4{margin:0}.flex:hover>.md\:mt-4{margin:1px}`,
    '<p class="flex md:mt-4"></p><template><svg class="flex"></svg></template>',
  );
  expect(css).toBe(".b{margin:0}.a:hover>.b{margin:1px}");
  expect(html).toContain('<p class="a b"></p><template><svg class="a"></svg></template>');
  expect(classes).toEqual({ a: "flex", b: "md:mt-4" });
});

test("what a script names keeps its name, and what no rule names goes", () => {
  const { html, css } = shortened(".open{color:red}.b{color:blue}", '<p class="open b"></p><p class="c"></p>', [
    "x.className='open a'",
  ]);
  expect(css).toBe(".open{color:red}.c{color:blue}");
  expect(html).toContain('<p class="open c"></p><p></p>');
});

test("no class gets a name that ad blockers have rules about", () => {
  // Enough for all names of one and two letters.
  const names = Array.from({ length: 3000 }, (_, index) => `name-${index}`);
  const { classes } = shortened(
    names.map((name) => `.${name}{color:red}`).join(""),
    `<p class="${names.join(" ")}"></p>`,
  );
  const short = Object.keys(classes);
  expect(short).toHaveLength(names.length);
  expect(short.filter((name) => /^ad/i.test(name))).toEqual([]);
  expect(short).toContain("ae");
});
