import { DIALOG_PAGES, expect, PAGES, test } from "../visit";

/** Records where the page is scrolled to in every frame. */
function watchScrolling(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { seen });
  const note = () => {
    seen.push(scrollY);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

const placesSeen = () => new Set((globalThis as unknown as { seen: number[] }).seen).size;

test("View Pricing scrolls smoothly to the pricing", async ({ page }) => {
  await page.addInitScript(watchScrolling);
  await page.goto("/talent/");
  await page.getByRole("link", { name: "View Pricing" }).click();
  await expect(page.getByRole("heading", { level: 2 }).and(page.locator("#pricing h2"))).toBeInViewport();
  await expect(page).toHaveURL(/#pricing$/);
  expect(await page.evaluate(placesSeen), "places on the way").toBeGreaterThan(5);
});

test("with reduced motion it is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(watchScrolling);
  await page.goto("/talent/");
  await page.getByRole("link", { name: "View Pricing" }).click();
  await expect(page.locator("#pricing h2")).toBeInViewport();
  expect(await page.evaluate(placesSeen)).toBeLessThanOrEqual(2);
});

for (const { id, address } of PAGES) {
  test(`every anchor of the ${id} page lands its heading below the bar`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    const bar = await page.getByRole("banner").boundingBox();
    const anchors = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
    expect(anchors).toContain("#main");
    for (const anchor of anchors) {
      await page.goto(`${address}${anchor}`);
      const target = page.locator(anchor);
      await expect(target).toHaveCount(1);
      await expect
        .poll(() => target.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
        .toBe(true);
      const heading = target.locator("h1, h2").first();
      const box = await heading.boundingBox();
      expect(box?.y, anchor).toBeGreaterThanOrEqual(bar?.height ?? 0);
    }
  });
}

for (const { id, address } of DIALOG_PAGES) {
  test(`the bar of the ${id} page names the section that is read`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the links are in the closed menu there");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    for (const link of await links.all()) {
      const hash = (await link.getAttribute("href")) ?? "";
      await page.locator(hash).evaluate((section) => section.scrollIntoView({ block: "center" }));
      await expect(link).toHaveAttribute("aria-current", "true");
      await expect(page.locator("[aria-current]")).toHaveCount(1);
    }
  });
}
