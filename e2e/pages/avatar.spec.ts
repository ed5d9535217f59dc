import type { Locator, Page } from "@playwright/test";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { getInitials } from "@/lib/initials";
import { delayRequests, expect, PAGES, test } from "../visit";

const INITIALS = new Set([...team, ...testimonials].map(({ name }) => getInitials(name)));

/** Returns the avatars of a page: initials, most of them with a portrait on top. */
function avatarsOf(page: Page): Locator {
  const letters = page
    .locator("main [aria-hidden=true]")
    .filter({ hasText: new RegExp(`^(${[...INITIALS].join("|")})$`) });
  return letters.locator("xpath=..").filter({ visible: true });
}

/** Whether the picture covers the initials, so that a screenshot differs when the picture is hidden. */
async function isDrawnOver(avatar: Locator): Promise<boolean> {
  const before = await avatar.screenshot();
  const show = (visibility: string) =>
    avatar.locator("img").evaluate((image, value) => {
      image.style.visibility = value;
    }, visibility);
  await show("hidden");
  const without = await avatar.screenshot();
  await show("");
  return !before.equals(without);
}

/** Runs in the page. Returns the distances of each avatar's letters from its center, in px. */
function measureCenterOffsets(avatars: Element[]): number[] {
  return avatars.flatMap((avatar) => {
    const letters = document.createRange();
    letters.selectNodeContents(avatar.querySelector("[aria-hidden]") ?? avatar);
    const [inner, outer] = [letters, avatar].map((part) => part.getBoundingClientRect());
    if (!inner?.width || !outer?.width) throw new Error("expected both to be drawn");
    return [inner.x - outer.x + (inner.width - outer.width) / 2, inner.y - outer.y + (inner.height - outer.height) / 2];
  });
}

const PORTRAIT = /\/_hashed\/.*\.(avif|webp)$/;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("shows initials in the center if the portrait fails to load", async ({ page }) => {
  await page.route(PORTRAIT, (route) => route.fulfill({ status: 200, contentType: "image/avif", body: "broken" }));
  let seen = 0;
  let isCompared = false;
  for (const { address } of PAGES) {
    await page.goto(address);
    const avatars = avatarsOf(page);
    const portraits = avatars.locator("img");
    // Loads the portraits without scrolling to each.
    await portraits.evaluateAll((images) => images.map((image) => image.setAttribute("loading", "eager")));
    await expect
      .poll(() => portraits.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)))
      .toBe(true);
    const offsets = await avatars.evaluateAll(measureCenterOffsets);
    seen += offsets.length;
    expect(Math.max(0, ...offsets.map(Math.abs)), `${address}: off the middle`).toBeLessThan(1.01);
    // All avatars are one component, so comparing screenshots of one is enough.
    if (isCompared || (await portraits.count()) === 0) continue;
    expect(await isDrawnOver(avatars.filter({ has: page.locator("img") }).first()), address).toBe(false);
    isCompared = true;
  }
  expect(seen, "avatars on the pages").toBeGreaterThanOrEqual(INITIALS.size ? 1 : 0);
});

test("initials show while a portrait loads, and the loaded portrait covers them", async ({ page }) => {
  const release = await delayRequests(page, PORTRAIT);
  for (const { address } of PAGES) {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    const avatar = avatarsOf(page)
      .filter({ has: page.locator("img") })
      .first();
    if ((await avatar.count()) === 0) continue;
    await avatar.scrollIntoViewIfNeeded();
    await expect(avatar.locator("[aria-hidden]")).toBeVisible();
    expect(await isDrawnOver(avatar), "on its way").toBe(false);
    release();
    await expect
      .poll(() => avatar.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await isDrawnOver(avatar), "loaded").toBe(true);
    return;
  }
  test.skip(true, "no page has a portrait");
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("loads the portraits", async ({ page }) => {
    const loaded: string[] = [];
    page.on("response", (response) => {
      if (response.ok() && response.request().resourceType() === "image") loaded.push(response.url());
    });
    for (const { address } of PAGES) {
      await page.goto(address);
      const portraits = await avatarsOf(page).locator("img").all();
      if (portraits.length === 0) continue;
      for (const portrait of portraits) await portrait.scrollIntoViewIfNeeded();
      // One person may appear in several places.
      const faces = new Set(await Promise.all(portraits.map((portrait) => portrait.getAttribute("src"))));
      await expect.poll(() => new Set(loaded).size).toBeGreaterThanOrEqual(faces.size);
      return;
    }
    test.skip(true, "no page has a portrait");
  });
});
