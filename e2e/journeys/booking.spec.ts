/** Visits as a person would tell them. Every engine that is installed walks them. */
import { plans } from "../../content/plans";
import { routes } from "../../content/routes";
import { dialogOf, expectOtherWays, expectPageAsBefore, OPENER, openBy } from "../booking/dialog";
import { expect, test } from "../visit";

test("a founder reads what is built, meets the team and books a consultation", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("#team").scrollIntoViewIfNeeded();
  await expect(page.locator("#team").getByRole("listitem")).toHaveCount(5);
  await openBy(page.locator("#contact").getByRole("link", { name: "Schedule Consultation" }));

  const calendar = dialogOf(page).frame.contentFrame();
  await calendar.getByRole("radio").nth(2).check({ force: true });
  await calendar.getByRole("listitem").getByRole("button").first().click();
  const email = calendar.getByRole("link", { name: "Open email" });
  await expect(email).toHaveAttribute("href", /^mailto:.+subject=.+body=/);
  await expect(email).toBeInViewport();
});

test("a hiring manager compares the two plans, and books from the one that fits", async ({ page }) => {
  await page.goto("/talent/");
  await page.getByRole("link", { name: "View Pricing" }).click();
  const pricing = page.locator("#pricing");
  await expect(pricing.getByRole("heading", { level: 2 })).toBeInViewport();
  for (const { title, priceText } of plans) {
    await expect(pricing.getByRole("heading", { name: title })).toBeVisible();
    await expect(pricing).toContainText(priceText);
  }
  await openBy(pricing.getByRole("link", { name: "Get Started" }).last());
  await expectOtherWays(page);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
  await expect(pricing.getByRole("link", { name: "Get Started" }).last()).toBeInViewport();
});

test("a visitor goes from page to page by the footer and books from one that has no dialog", async ({ page }) => {
  await page.goto("/");
  for (const { navLabel, path } of routes.filter(({ inSitemap }) => inSitemap)) {
    await page.getByRole("contentinfo").getByRole("link", { name: navLabel, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname.replace(/(.)\/$/, "$1") === path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("main").locator('a[href="/#book"]').first().click();
  await expect(dialogOf(page).dialog).toBeVisible();
  await expect(page).toHaveURL(/\/#book$/);
});

test("a link in an email opens the calendar, and Back leaves for where the reader came from", async ({ page }) => {
  await page.goto("/404.html");
  await page.goto("/talent/#book");
  await expect(dialogOf(page).dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/404\.html$/);
});

test("somebody who has no script presses the same button", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/talent/");
  await page.getByRole("link", { name: OPENER }).first().click();
  await expect(page.getByRole("link", { name: "Write the email" })).toHaveAttribute("href", /^mailto:/);
  await context.close();
});
