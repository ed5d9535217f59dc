import { schedulePath } from "@/content/routes";
import { expectPageAsBefore, openBy, openByAddress, openerOf, pressEscape } from "../booking/dialog";
import { createRandom, ODD_PARTS } from "../odd-addresses";
import { BOOKING_PAGE, expect, OTHER_PAGE, test } from "../visit";

const ODD_HASHES = [
  ..."#|#%00|#%|#%zz|#book?x|#Book|#BOOK|#book/|#/book|#book#book|#%62ook%|#book%20|#bo ok|#\\|#.|#..|#!|#0|#null".split(
    "|",
  ),
  ..."#'];alert(1)//|#\"><img src=x onerror=alert(1)>|#__proto__|#constructor|#*|#[id]|#:has(a)|#main|#menu".split("|"),
  ..."#日本|#😀|#%f0%9f%98%80".split("|"),
  `#${"x".repeat(5000)}`,
];

test("odd hashes and queries neither open the dialog nor break the page", async ({ page }) => {
  const randomBelow = createRandom(7);
  const generated = Array.from({ length: 50 }, () => {
    let hash = "#";
    for (let count = 1 + randomBelow(5); count > 0; count--) {
      hash += ["book", ...ODD_PARTS][randomBelow(ODD_PARTS.length + 1)];
    }
    return hash;
  }).filter((hash) => hash !== "#book");

  await page.goto(BOOKING_PAGE);
  // After its first opening, the dialog reads the address itself.
  await openBy(openerOf(page));
  await pressEscape(page);
  await expectPageAsBefore(page);
  const opened = await page.evaluate(
    async (hashes) => {
      const wrong: string[] = [];
      // The dialog may open after the event.
      new MutationObserver(() => {
        if (document.querySelector("[role=dialog]")) wrong.push(location.hash);
      }).observe(document, { childList: true, subtree: true });
      for (const hash of hashes) {
        const before = location.href;
        location.hash = hash;
        if (location.href !== before) await new Promise((done) => addEventListener("hashchange", done, { once: true }));
      }
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return wrong;
    },
    [...ODD_HASHES, ...generated],
  );
  expect(opened).toEqual([]);
  await openByAddress(page);

  // On a new page, the inline script reads the address until the dialog opens.
  const query = "?utm_source=x&%22%3E%3Cscript%3Ealert(1)%3C/script%3E";
  for (const end of ["#Book", query]) {
    await page.goto(OTHER_PAGE);
    await page.goto(BOOKING_PAGE + end);
    await page.mouse.move(100, 400);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.goto(`${schedulePath}?date=1970-01-01`);
  await expect(page.getByRole("radio").first()).toBeVisible();
});
