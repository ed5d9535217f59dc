import type { Locator, Page } from "@playwright/test";
import { initials } from "@/components/ui/avatar";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { expect, hold, PAGES, test } from "../visit";

const INITIALS = new Set([...team, ...testimonials].map(({ name }) => initials(name)));

/** The avatars of a page: what holds a person's initials, and mostly a portrait over them. */
function avatarsOf(page: Page): Locator {
  const letters = page
    .locator("main [aria-hidden=true]")
    .filter({ hasText: new RegExp(`^(${[...INITIALS].join("|")})$`) });
  return letters.locator("xpath=..").filter({ visible: true });
}

/** Whether the picture covers the initials: hiding it changes what is drawn. */
async function isDrawnOver(avatar: Locator): Promise<boolean> {
  const before = await avatar.screenshot();
  await avatar.locator("img").evaluate((image) => {
    image.style.visibility = "hidden";
  });
  return !before.equals(await avatar.screenshot());
}

/** How far the middle of the initials' letters is from that of the avatar, in px. */
function offMiddle(avatar: Locator): Promise<[across: number, down: number]> {
  return avatar.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element.querySelector("[aria-hidden]") ?? element);
    const [inner, outer] = [letters, element].map((part) => part.getBoundingClientRect());
    if (!inner?.width || !outer?.width) throw new Error("expected both to be drawn");
    const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
    const [[x, y], [centerX, centerY]] = [middle(inner), middle(outer)];
    return [x - centerX, y - centerY];
  });
}

/** Asks the same of every page's avatars. */
async function eachPage(page: Page, look: (avatars: Locator[], address: string) => Promise<void>): Promise<void> {
  let seen = 0;
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { address } of PAGES) {
    await page.goto(address);
    const avatars = await avatarsOf(page).all();
    seen += avatars.length;
    await look(avatars, address);
  }
  expect(seen, "people on the pages").toBeGreaterThanOrEqual(INITIALS.size ? 1 : 0);
}

test("initials stand in the middle for a portrait that fails", { tag: "@any-firm" }, async ({ page }) => {
  await page.route(/\/_hashed\/.*\.(avif|webp)$/, (route) =>
    route.fulfill({ status: 200, contentType: "image/avif", body: "broken" }),
  );
  let isLookedAt = false;
  await eachPage(page, async (avatars, address) => {
    for (const avatar of avatars) {
      await avatar.scrollIntoViewIfNeeded();
      const portrait = avatar.locator("img");
      if (await portrait.count()) {
        await expect(portrait).toHaveJSProperty("complete", true);
        // The same component each time, so one picture tells.
        if (!isLookedAt) expect(await isDrawnOver(avatar), address).toBe(false);
        isLookedAt = true;
      }
      for (const off of await offMiddle(avatar)) expect(Math.abs(off), `${address}: off the middle`).toBeLessThan(1.01);
    }
  });
});

test("the portrait covers the initials once it has loaded", async ({ page }) => {
  let isLookedAt = false;
  await eachPage(page, async (avatars, address) => {
    for (const avatar of avatars) {
      const portrait = avatar.locator("img");
      if (!(await portrait.count())) continue;
      await avatar.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
      if (!isLookedAt) expect(await isDrawnOver(avatar), address).toBe(true);
      isLookedAt = true;
    }
  });
});

test("the initials are seen while a portrait is on its way", async ({ page }) => {
  const arrive = await hold(page, /\/_hashed\/.*\.(avif|webp)$/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { address } of PAGES) {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    const avatar = avatarsOf(page)
      .filter({ has: page.locator("img") })
      .first();
    if ((await avatar.count()) === 0) continue;
    await avatar.scrollIntoViewIfNeeded();
    await expect(avatar.locator("[aria-hidden]")).toBeVisible();
    const waiting = await avatar.screenshot();
    arrive();
    await expect
      .poll(() => avatar.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(waiting.equals(await avatar.screenshot())).toBe(false);
    return;
  }
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("the portraits show", async ({ page }) => {
    const loaded: string[] = [];
    page.on("response", (response) => {
      if (response.ok() && response.request().resourceType() === "image") loaded.push(response.url());
    });
    for (const { address } of PAGES) {
      await page.goto(address);
      const portraits = await avatarsOf(page).locator("img").all();
      if (portraits.length === 0) continue;
      for (const portrait of portraits) await portrait.scrollIntoViewIfNeeded();
      // One person may stand in several places.
      const faces = new Set(await Promise.all(portraits.map((portrait) => portrait.getAttribute("src"))));
      await expect.poll(() => new Set(loaded).size).toBeGreaterThanOrEqual(faces.size);
      return;
    }
  });
});
