import { expect, test } from "@playwright/test";
import postcss from "postcss";
import { findElements, parseDocument } from "@/lib/html";
import { splitOffRest } from "./split-css";

/** Returns both style sheets of a page. Its first screen is everything before `<section id="next">`. */
function split(css: string, body: string): [first: string, rest: string] {
  const nodes = findElements(parseDocument(body));
  const first = nodes.slice(
    0,
    nodes.findIndex((node) => node.attrs.some(({ value }) => value === "next")),
  );
  const root = postcss.parse(css);
  const rest = splitOffRest(root, { first, all: nodes }, "");
  return [plain(root), plain(rest)];
}

const plain = (css: postcss.Root) => css.toString().replaceAll(/\s+/g, " ").trim();

const BODY = '<h1 class="a"></h1><section id="next"><p class="b c"></p></section>';

test("moves selectors that match nothing in the first screen", () => {
  expect(split("h1{top:0} .a,.b{left:0} .b p{top:0}", BODY)).toEqual([
    "h1{top:0} .a{left:0}",
    ".b{left:0} .b p{top:0}",
  ]);
});

test("moves a rule together with its layer and its media query", () => {
  expect(split("@layer x{@media screen{.a{top:0} .b{top:0}}}", BODY)).toEqual([
    "@layer x{@media screen{.a{top:0}}}",
    "@layer x{@media screen{ .b{top:0}}}",
  ]);
});

test("moves the custom properties and keyframes that only moved rules use", () => {
  expect(
    split(":root{--a:1;--b:2} .a{top:var(--a)} .b{top:var(--b);animation:go 1s} @keyframes go{to{top:0}}", BODY),
  ).toEqual([
    ":root{--a:1} .a{top:var(--a)}",
    ":root{--b:2} .b{top:var(--b);animation:go 1s} @keyframes go{to{top:0}}",
  ]);
});

test("moves print styles", () => {
  expect(split(".a{top:0} @media print{.a{top:1px}}", BODY)).toEqual([".a{top:0}", "@media print{.a{top:1px}}"]);
});

test("does not move a rule that would then override a remaining one", () => {
  const body = '<h1 class="a"></h1><section id="next"><p class="a b"></p></section>';
  const css = ".b{margin-top:0} .a{margin:1px}";
  expect(split(css, body)).toEqual([css, ""]);
  expect(split(".b{color:red} .a{margin:1px}", body)[1], "another property").toBe(".b{color:red}");
  expect(split("p.b{margin:0} .a{margin:1px}", body)[1], "another specificity").toBe("p.b{margin:0}");
  expect(split("@layer x{.b{margin:0}} .a{margin:1px}", body)[1], "another layer").toBe("@layer x{.b{margin:0}}");
  expect(split(".a{margin:1px} .b{margin:0}", body)[1], "the later one").toBe(".b{margin:0}");
});
