import { expect, test } from "@playwright/test";
import { parseFragment } from "parse5";
import { markupFingerprint } from "./markup-fingerprint";

const fingerprint = (html: string) => markupFingerprint(parseFragment(html).childNodes);
const MARKUP = '<p class="a">Write to <a href="mailto:x@example.com">us</a></p>';

test("attributes leave a fingerprint as it is", () => {
  expect(fingerprint('<p class="b" data-x>Write to <a>us</a></p>')).toBe(fingerprint(MARKUP));
});

test("a wrapped or translated text, an added node, a lost comment and a moved node change it", () => {
  const changed = [
    "<p>Write to <a><font>us</font></a></p>",
    "<p>Escriba a <a>us</a></p>",
    "<p>Write to <a>us</a></p><div></div>",
    "<p>Write to <!-- --><a>us</a></p>",
    "<p>Write to </p><a>us</a>",
  ];
  expect(new Set([MARKUP, ...changed].map(fingerprint)).size).toBe(changed.length + 1);
});

test("upper-case names, as a browser gives them, count as lower-case ones", () => {
  const text = { nodeName: "#text", data: "us" };
  expect(markupFingerprint([{ nodeName: "A", childNodes: [text] }])).toBe(fingerprint("<a>us</a>"));
});
