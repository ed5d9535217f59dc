import { expect, test } from "@playwright/test";
import postcss from "postcss";
import { findElements, parseDocument } from "@/lib/html";
import { removeUnusedCss } from "./used-css";

/** Returns the style sheet that is left for a body, without insignificant white space. */
function removeUnused(css: string, body: string, scripts = ""): string {
  const root = postcss.parse(css);
  removeUnusedCss(root, findElements(parseDocument(body)), scripts);
  return root.toString().replaceAll(/\s+/g, " ").trim();
}

test("keeps rules that match the page, and removes other selectors and rules", () => {
  expect(removeUnused(".a,.b{margin:0} .c{margin:0} .a .b,.a b,.a:has(b){top:0}", '<p class="a"></p>')).toBe(
    ".a{margin:0}",
  );
});

test("removes variants of a block that the page does not use", () => {
  const css = '.a[data-look=row]{top:0} .a[data-look="over"] p,.a[data-cut]{top:0}';
  expect(removeUnused(css, '<p class="a" data-look="over"></p>')).toBe('.a[data-look="over"] p{top:0}');
});

for (const selector of [
  "a:hover",
  "a:not(:hover)",
  "p:has(> a:focus-visible)",
  "a[aria-current]",
  ":is(a, b):active",
  "a:of-a-future-browser",
  "::selection",
  "::view-transition-old(root)",
  "p:nth-child(2n + 1)",
]) {
  test(`keeps rules for states: ${selector}`, () => {
    expect(removeUnused(`${selector}{top:0}`, '<p><a href="/"></a></p>')).not.toBe("");
  });
}

test("removes a compound selector that no single element matches, even if several elements match its parts", () => {
  expect(removeUnused(".a.b,.a[data-x],i.a{top:0} .a,.b{left:0}", '<p class="a"></p><i class="b" data-x></i>')).toBe(
    ".a,.b{left:0}",
  );
});

for (const script of ['n.setAttribute("data-open-now","")', "n.dataset.openNow=1", "let{openNow:t}=n.dataset"]) {
  test(`keeps rules for an attribute that a script names: ${script}`, () => {
    const css = "html[data-open-now] a{top:0}";
    expect(removeUnused(css, '<a href="/"></a>')).toBe("");
    expect(removeUnused(css, '<a href="/"></a>', script)).toBe(css);
  });
}

test("removes pseudo-elements and states of form controls from a page without such controls", () => {
  const css = "::placeholder{opacity:1} ::-webkit-datetime-edit{padding:0} :-moz-ui-invalid{box-shadow:none}";
  expect(removeUnused(css, "<p></p>")).toBe("");
  expect(removeUnused(css, '<input type="radio">')).toBe("");
  expect(removeUnused(css, "<input>")).toBe(css);
});

test("keeps rules for a template's content, wherever it will be inserted", () => {
  expect(
    removeUnused("main .day{top:0} main .night{top:0}", '<main></main><template><i class="day"></i></template>'),
  ).toBe("main .day{top:0}");
});

test("removes custom properties, keyframes, registrations and fonts that are not used, even indirectly", () => {
  const css =
    '@font-face{font-family:"One"} @font-face{font-family:"Two"} .a{--x:1px;--y:var(--x);--z:"One";font-family:var(--z),serif}' +
    "@property --gone{syntax:'*'} @keyframes gone{to{top:var(--x)}} @media print{.b{animation:gone 1s}}";
  expect(removeUnused(css, '<p class="a"></p>')).toBe(
    '@font-face{font-family:"One"} .a{--z:"One";font-family:var(--z),serif}',
  );
});

test("keeps custom properties that the markup uses", () => {
  expect(removeUnused(".a{--x:red}", '<svg class="a"><path fill="var(--x)"></path></svg>')).toBe(".a{--x:red}");
});

test("inlines short constants, but no property that a rule may change", () => {
  expect(removeUnused(":root{--s:4px} p{margin:calc(var(--s)*2)}", "<p></p>")).toBe("p{margin:calc(4px*2)}");
  const changes = ":root{--s:4px} @media print{:root{--s:0}} p{margin:var(--s)}";
  expect(removeUnused(changes, "<p></p>")).toBe(changes);
});

test("inlines constants that are used once", () => {
  expect(removeUnused(":root{--long:clamp(1px, 2px, 3px)} p{margin:var(--long)}", "<p></p>")).toBe(
    "p{margin:clamp(1px, 2px, 3px)}",
  );
  const twice = ":root{--long:clamp(1px, 2px, 3px)} p{margin:var(--long);padding:var(--long)}";
  expect(removeUnused(twice, "<p></p>")).toBe(twice);
});

test("replaces a Tailwind property by its fallback if it is never set", () => {
  expect(removeUnused("p{line-height:var(--tw-leading,1.5);top:var(--top,0)}", "<p></p>")).toBe(
    "p{line-height:1.5;top:var(--top,0)}",
  );
  const set = ".a{--tw-leading:1} p{line-height:var(--tw-leading,1.5)}";
  expect(removeUnused(set, '<p class="a"></p>')).toBe(set);
});

test("inlines a fallback that is itself a constant", () => {
  const css =
    ":root{--leading:1.25} p,b{line-height:var(--tw-leading,var(--leading))} @property --tw-leading{syntax:'*'}";
  expect(removeUnused(css, "<p><b></b></p>")).toBe("p,b{line-height:1.25}");
});

test("unwraps @supports conditions that are true in every supported browser, and removes the fallback", () => {
  const css =
    "@layer properties{*{--tw-a:initial}} .a{--r:red;color:var(--r)} @supports (color:color-mix(in lab, red, red)){.a{--r:blue}}";
  expect(removeUnused(css, '<p class="a"></p>')).toBe(".a{color:var(--r);--r:blue}");
});
