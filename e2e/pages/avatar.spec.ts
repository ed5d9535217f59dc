import type { Locator, Page } from "@playwright/test";
import { initials } from "../../components/ui/avatar";
import { team } from "../../content/team";
import { testimonials } from "../../content/testimonials";
import { expect, test } from "../visit";

/** Where people are shown with an avatar. */
const PLACES = [
  { address: "/", section: "#team", people: team },
  { address: "/talent/", section: "#testimonials", people: testimonials.filter(({ page }) => page === "talent") },
  { address: "/talent/", section: "#team", people: team },
  {
    address: "/ai-development/",
    section: "#testimonials",
    people: testimonials.filter(({ page }) => page === "ai-development"),
  },
  {
    address: "/growth-marketing/",
    section: "#testimonials",
    people: testimonials.filter(({ page }) => page === "growth-marketing"),
  },
];

/** The avatar beside a name: the closest element that holds initials and a picture. */
function avatarOf(page: Page, section: string, name: string): Locator {
  return page.locator(section).getByText(initials(name), { exact: true }).locator("xpath=ancestor::*[.//img][1]");
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

for (const { address, section, people } of PLACES) {
  test(`${address} ${section}: initials stand in the middle for a portrait that fails`, async ({ page }) => {
    await page.route(/\/_hashed\/.*\.(avif|webp)$/, (route) =>
      route.fulfill({ status: 200, contentType: "image/avif", body: "broken" }),
    );
    await page.goto(address);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { name } of people) {
      const avatar = avatarOf(page, section, name);
      await avatar.scrollIntoViewIfNeeded();
      await expect(avatar.getByText(initials(name), { exact: true })).toBeVisible();
      await expect(avatar.locator("img")).toHaveJSProperty("complete", true);
      expect(await isDrawnOver(avatar), name).toBe(false);
      const [across, down] = await offMiddle(avatar);
      expect(Math.abs(across), `${name}: initials off the middle, across`).toBeLessThanOrEqual(1);
      expect(Math.abs(down), `${name}: initials off the middle, down`).toBeLessThanOrEqual(1);
    }
  });

  test(`${address} ${section}: the portrait covers the initials once it has loaded`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    for (const { name } of people) {
      const avatar = avatarOf(page, section, name);
      await avatar.scrollIntoViewIfNeeded();
      await expect
        .poll(() => avatar.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await isDrawnOver(avatar), name).toBe(true);
    }
  });
}

test("the initials are seen while a portrait is on its way", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\/_hashed\/.*\.(avif|webp)$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/talent/", { waitUntil: "commit" });
  const avatar = avatarOf(page, "#team", team[0]?.name ?? "");
  await avatar.scrollIntoViewIfNeeded();
  const waiting = await avatar.screenshot();
  arrive();
  await expect
    .poll(() => avatar.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(waiting.equals(await avatar.screenshot())).toBe(false);
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("the portraits show", async ({ page }) => {
    const loaded: string[] = [];
    page.on("response", (response) => {
      if (response.ok() && response.request().resourceType() === "image") loaded.push(response.url());
    });
    await page.goto("/talent/");
    for (const { name } of team) await avatarOf(page, "#team", name).scrollIntoViewIfNeeded();
    await expect.poll(() => loaded.filter((url) => /team/.test(url)).length).toBe(team.length);
  });
});
