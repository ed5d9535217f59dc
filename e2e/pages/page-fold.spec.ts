import type { Page } from "@playwright/test";
import { chrome } from "@/content/words";
import { expect, PAGES, test } from "../visit";

/** Opens another page by its tab. Returns whether there was a view transition, and the parts that it animated. */
async function goToNextPage(page: Page): Promise<{ hasTransition: boolean; animated: string[] }> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const pseudo = (animation: Animation) => (animation.effect as KeyframeEffect).pseudoElement ?? "";
      const animated = viewTransition?.ready.then(
        () => document.getAnimations().map(pseudo).filter(Boolean),
        () => [],
      );
      Object.assign(globalThis, { animated: Promise.resolve(animated ?? []), hasTransition: Boolean(viewTransition) });
    });
  });
  await page.goto(PAGES[0]?.address ?? "");
  await page.getByRole("navigation", { name: chrome.pages, exact: true }).getByRole("link").nth(1).click();
  await page.waitForURL((url) => url.pathname === PAGES[1]?.address);
  // The event is dispatched before the first animation frame, which may be after the load event.
  await page.waitForFunction(() => "hasTransition" in globalThis);
  return page.evaluate(async () => {
    const recorded = globalThis as unknown as { hasTransition: boolean; animated: Promise<string[]> };
    return { hasTransition: recorded.hasTransition, animated: await recorded.animated };
  });
}

test("clicking a tab starts a view transition in which the bar and the mark move separately from the page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // On a busy machine, the browser may skip a transition.
  await expect(async () => {
    const { hasTransition, animated } = await goToNextPage(page);
    expect(hasTransition).toBe(true);
    for (const part of ["old(root)", "new(root)", "group(bar)", "group(mark)"]) {
      expect(animated).toContain(`::view-transition-${part}`);
    }
  }).toPass();
  // The new page can be clicked during the transition.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement, "::view-transition").pointerEvents)).toBe(
    "none",
  );
});

test("pages change without a transition with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await goToNextPage(page)).toEqual({ hasTransition: false, animated: [] });
});
