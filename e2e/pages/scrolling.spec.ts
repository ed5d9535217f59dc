import { BOOKING_PAGE, expect, PAGES, test } from "../visit";

test("links to sections scroll smoothly, or at once with reduced motion", async ({ page }) => {
  const html = page.locator("html");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(BOOKING_PAGE);
  await expect(html).toHaveCSS("scroll-behavior", "smooth");
  const link = page.getByRole("banner").getByRole("navigation").locator("a[href^='#']").last();
  if ((await link.count()) > 0) {
    await link.click();
    const section = page.locator((await link.getAttribute("href")) ?? "");
    await expect(section.getByRole("heading").first()).toBeInViewport();
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(html).toHaveCSS("scroll-behavior", "auto");
});

test("every link to a section scrolls its heading to below the bar, which marks the section", async ({ page }) => {
  let markedSections = 0;
  for (const { address, booking } of PAGES) {
    await test.step(address, async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      const anchors = await page
        .locator('a[href^="#"]:not([href="#menu"], [href="#bar"])')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
      expect(anchors).toContain("#main");
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const bar = await page.getByRole("banner").boundingBox();
        // One evaluation checks all anchors, because with reduced motion the browser jumps to each at once.
        const landings = await page.evaluate((anchors) => {
          const topOf = (element?: Element | null) => element?.getBoundingClientRect().top;
          return anchors.map((anchor) => {
            location.hash = anchor;
            const targets = [...document.querySelectorAll(anchor)];
            const [top, heading] = [topOf(targets[0]), topOf(targets[0]?.querySelector("h1, h2"))];
            return { anchor, targets: targets.length, isInView: Number(top) < innerHeight, heading };
          });
        }, anchors);
        for (const { heading, ...landing } of landings) {
          expect(landing).toEqual({ anchor: landing.anchor, targets: 1, isInView: true });
          expect(heading, landing.anchor).toBeGreaterThanOrEqual(bar?.height ?? 0);
        }
      }

      // Marking the section needs script.
      if (booking === "link") return;
      const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
      for (const link of await links.all()) {
        const hash = (await link.getAttribute("href")) ?? "";
        if (!hash.startsWith("#")) continue;
        await page.locator(hash).evaluate((section) => section.scrollIntoView({ block: "center" }));
        await expect(link).toHaveAttribute("aria-current", "true");
        await expect(page.getByRole("banner").locator("[aria-current=true]")).toHaveCount(1);
        markedSections++;
      }
    });
  }
  expect(markedSections).toBeGreaterThan(0);
});
