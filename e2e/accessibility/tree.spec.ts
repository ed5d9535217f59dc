/**
 * What a screen reader is given, page by page: roles, names, landmarks, headings and text in their order. The files
 * beside this one were read as such a program would say them. After a change of copy, read the difference and write
 * them anew: npm run accept:tree
 */
import { schedulePath } from "../../content/routes";
import { dialogOf, expectReact } from "../booking/dialog";
import { expect, PAGES, test } from "../visit";

test.skip(({ isMobile }) => isMobile, "one size is read; the menu sets its own");
test.use({ timezoneId: "Europe/Paris", locale: "en-GB", contextOptions: { reducedMotion: "reduce" } });

for (const { id, address } of PAGES.filter(({ id }) => id !== "home")) {
  test(`the ${id} page reads well`, async ({ page }) => {
    await page.goto(address);
    expect(await page.locator("body").ariaSnapshot()).toMatchSnapshot(`${id}.txt`);
  });
}

test("the scheduling page reads well", async ({ page }) => {
  await page.clock.setFixedTime(Date.UTC(2026, 10, 24, 6, 0));
  // Every browser has a list of its own.
  await page.addInitScript(() => {
    Intl.supportedValuesOf = () => ["America/New_York", "Europe/Paris"];
  });
  await page.goto(schedulePath);
  await expect(page.getByRole("radio").first()).toBeVisible();
  // The whole email is in its address, and e2e/schedule.spec.ts reads it.
  await page.locator('a[href^="mailto:"]').evaluateAll((links) => {
    for (const link of links) link.setAttribute("href", "mailto:");
  });
  expect(await page.locator("body").ariaSnapshot()).toMatchSnapshot("schedule.txt");
});

test("the booking dialog reads well, and nothing else does", async ({ page }) => {
  await page.goto("/talent/#book");
  await expect(dialogOf(page).dialog).toBeVisible();
  await expectReact(page);
  await expect(page.locator("[data-answer]")).toHaveAttribute("data-answer", "loaded");
  expect(await page.locator("body").ariaSnapshot()).toMatchSnapshot("dialog.txt");
});

test("the open menu of a phone reads well", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/talent/");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await page.getByRole("banner").ariaSnapshot()).toMatchSnapshot("menu.txt");
});
