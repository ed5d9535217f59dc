/**
 * The budgets that only a browser can check: requests and the time of the first paint. The build checks the sizes of
 * files (export/budgets.ts).
 */
import { SCRIPT } from "../booking/dialog";
import { BOOKING_PAGE, expect, PAGES, test } from "../visit";
import { waitForIdle } from "./idle";

/** In bytes, without pictures, because the owner decides their number (docs/performance.md). */
const VISIT_BYTES = 80_000;

/** Matches the additional font files of a family, which the build limits (export/budgets.ts). */
const MORE_FONTS = /-\d\.[^/]*woff2$/;

// Enables animations, which other tests turn off.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "no-preference" } });

test("every page paints without waiting for any request besides the document", async ({ page }) => {
  await page.route("**/*", (route) => (route.request().resourceType() === "document" ? route.continue() : undefined));
  for (const { id, address } of PAGES) {
    await test.step(id, async () => {
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

// The build limits the HTML and the fonts of every page (export/budgets.ts); the page with the most requests shows the sum.
for (const { id, address } of PAGES) {
  test(`${id} takes at most 80 kB on a phone, scrolled to the end, without pictures`, {
    tag: address === BOOKING_PAGE ? [] : ["@nightly"],
  }, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    // The build limits the dialog's script and additional fonts. Pictures have no limit.
    const excluded = new Set<string>();
    const open = new Set<string>();
    let bytes = 0;
    client.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
      if (SCRIPT.test(request.url)) return;
      open.add(requestId);
      if (type === "Image" || MORE_FONTS.test(request.url)) excluded.add(requestId);
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (open.delete(requestId) && !excluded.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address);
    // Scrolls by script, because wheel or touch events might start the loading of the dialog's script.
    for (const picture of await page.locator("img:visible").all()) {
      await picture.evaluate((image) => image.scrollIntoView({ behavior: "instant" }));
      await expect(picture).toHaveJSProperty("complete", true);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await waitForIdle(page);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => open.size, "requests in progress").toBe(0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(VISIT_BYTES);
  });
}

/** Properties that browsers animate on the compositor (https://web.dev/articles/animations-guide). */
const COMPOSITED = ["transform", "translate", "rotate", "scale", "opacity"];
/** Keys of a keyframe that are not CSS properties. */
const TIMING = ["offset", "computedOffset", "easing", "composite"];

test("animations without user input change only transforms and opacity", async ({ page }) => {
  let animationCount = 0;
  for (const { id, address } of PAGES) {
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const animations = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => ({
          name: animation instanceof CSSAnimation ? animation.animationName : animation.id,
          properties: (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
        })),
    );
    animationCount += animations.length;
    for (const { name, properties } of animations) {
      const costly = properties.filter((property) => ![...COMPOSITED, ...TIMING].includes(property));
      expect(costly, `${id}: ${name}`).toEqual([]);
    }
  }
  test.skip(animationCount === 0, "no page has an animation");
});
