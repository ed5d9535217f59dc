import { expect, test } from "@playwright/test";
import { parseFragment } from "parse5";
import { markupFingerprint } from "./markup-fingerprint";

const fingerprint = (html: string) => markupFingerprint(parseFragment(html).childNodes);
const MARKUP = '<p class="a">Write to <a href="mailto:x@example.com">us</a></p>';

test("ignores attributes", () => {
  expect(fingerprint('<p class="b" data-x>Write to <a>us</a></p>')).toBe(fingerprint(MARKUP));
});

test("changes with wrapped or translated text and with added, removed or moved nodes", () => {
  const changed = [
    "<p>Write to <a><font>us</font></a></p>",
    "<p>Escriba a <a>us</a></p>",
    "<p>Write to <a>us</a></p><div></div>",
    "<p>Write to <!-- --><a>us</a></p>",
    "<p>Write to </p><a>us</a>",
  ];
  expect(new Set([MARKUP, ...changed].map(fingerprint)).size).toBe(changed.length + 1);
});

test("ignores the case of element names, which browsers write in upper case", () => {
  const text = { nodeName: "#text", data: "us" };
  expect(markupFingerprint([{ nodeName: "A", childNodes: [text] }])).toBe(fingerprint("<a>us</a>"));
});
