import { expect, test } from "@playwright/test";
import postcss from "postcss";
import { tidyCss } from "./tidy-css";

function tidied(css: string): string {
  const root = postcss.parse(css);
  tidyCss(root);
  return root
    .toString()
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(/;(?=})/g, "");
}

test("merges adjacent rules with the same selector", () => {
  expect(tidied(".a{top:0}.a{left:0}.b{top:0}.a{right:0}")).toBe(".a{top:0;left:0}.b{top:0}.a{right:0}");
});

test("merges adjacent blocks with the same condition", () => {
  expect(tidied("@media print{.a{top:0}}@media print{.b{top:0}}@media screen{.b{top:0}}")).toBe(
    "@media print{.a{top:0}.b{top:0}}@media screen{.b{top:0}}",
  );
});

test("keeps only the last of repeated declarations, and fallbacks only where they may apply", () => {
  expect(tidied(".a{color:red;font-size:1rem;top:0;color:red;font-size:2rem}")).toBe(
    ".a{top:0;color:red;font-size:2rem}",
  );
  const fallback = ".a{height:1vh;height:1future}";
  expect(tidied(fallback)).toBe(fallback);
  const important = ".a{font-size:1rem!important;font-size:2rem}";
  expect(tidied(important)).toBe(important);
});

test("shortens values, except within strings and around + and -", () => {
  expect(tidied(".a{margin:calc(1px + 0.5 * (2px - 10.05px) / 2) max(1px, 2px)}")).toBe(
    ".a{margin:calc(1px + .5*(2px - 10.05px)/2) max(1px,2px)}",
  );
  expect(tidied('.a{content:"0.5, * /"}')).toBe('.a{content:"0.5, * /"}');
});
