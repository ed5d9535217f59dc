/** Tests findTextFaults() itself: it must find each kind of fault. */
import { expect, test } from "@playwright/test";
import { findTextFaults } from "./text-faults";

const CASES = {
  "a heading in a box that is too narrow": [
    '<h2 style="width:6em;overflow-wrap:anywhere">Architecture</h2>',
    /^a word breaks within itself: Archi/,
  ],
  "a word that is too wide for its box": ['<p style="width:3em;overflow:hidden">Deployment</p>', /^text is cut off/],
  "a line that begins with a comma": [
    '<p style="width:8.6em">Employed by <b style="display:inline-block">us</b>, and more</p>',
    /^a line begins with ","/,
  ],
  "words over words": ['<p style="margin-bottom:-1.2em">One</p><p>Two</p>', /^text over text: One \/ Two/],
  "words over the words of a drawing": [
    '<p style="margin-bottom:-20px">One</p><svg viewBox="0 0 90 20" width="90" style="display:block"><text y="15">Two</text></svg>',
    /^text over text: One \/ Two/,
  ],
  "words outside the window": ['<p style="position:absolute;left:-9px">Left</p>', /^text is outside the window: Left/],
  "a part that is wider than the window": ['<div style="width:2000px">.</div>', /^the page scrolls sideways/],
} as const;

test("finds each kind of fault, and none in a page without faults", async ({ page }) => {
  await page.setContent("<h2>Discovery, then Architecture</h2><p>A word-for-word long&shy;er text</p>");
  expect(await page.evaluate(findTextFaults)).toEqual([]);
  for (const [what, [markup, message]] of Object.entries(CASES)) {
    await page.setContent(`<style>p{margin:0}</style><body style="margin:0;font:20px/1.2 monospace">${markup}</body>`);
    expect((await page.evaluate(findTextFaults)).join("\n"), what).toMatch(message);
  }
});
