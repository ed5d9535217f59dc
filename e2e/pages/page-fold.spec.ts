import type { Page } from "@playwright/test";
import { chrome } from "@/content/words";
import { expect, PAGES, test } from "../visit";

/** Goes from the first page to another by its tab, and tells whether the one folded into the other, and how. */
async function turn(page: Page): Promise<{ folds: boolean; animated: string[] }> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const pseudo = (one: Animation) => (one.effect as KeyframeEffect).pseudoElement ?? "";
      const found = viewTransition?.ready.then(
        () => document.getAnimations().map(pseudo).filter(Boolean),
        () => [],
      );
      Object.assign(globalThis, { turned: Promise.resolve(found ?? []), folds: Boolean(viewTransition) });
    });
  });
  await page.goto(PAGES[0]?.address ?? "");
  await page.getByRole("navigation", { name: chrome.pages, exact: true }).getByRole("link").nth(1).click();
  await page.waitForURL((url) => url.pathname === PAGES[1]?.address);
  // It is told with the first frame, which may come after the page has loaded.
  await page.waitForFunction(() => "folds" in globalThis);
  return page.evaluate(async () => {
    const told = globalThis as unknown as { folds: boolean; turned: Promise<string[]> };
    return { folds: told.folds, animated: await told.turned };
  });
}

test("a page folds into the next, and the bar and the mark stay", { tag: "@any-firm" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // On a machine that does much else, the browser may give it up in favour of the page.
  await expect(async () => {
    const { folds, animated } = await turn(page);
    expect(folds).toBe(true);
    for (const part of ["old(root)", "new(root)", "group(bar)", "group(mark)"]) {
      expect(animated).toContain(`::view-transition-${part}`);
    }
  }).toPass();
  // Nothing has to be waited for: what is pressed while it moves is pressed.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement, "::view-transition").pointerEvents)).toBe(
    "none",
  );
});

test("pages just change for who asks for less motion", { tag: "@any-firm" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await turn(page)).toEqual({ folds: false, animated: [] });
});
