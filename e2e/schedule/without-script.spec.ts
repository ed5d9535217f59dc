/** The scheduling page without its script, and outside the dialog. */
import type { Page } from "@playwright/test";
import { formatWorkingHours } from "@/components/schedule/wording";
import { fullTitle, pageAddress, schedulePath } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { findHost } from "@/lib/host";
import { ICONS } from "@/lib/icons";
import { TAB_PAGES } from "@/lib/navigation";
import { expect, letterOf, openSchedule, serviceLink, TEXTS, takeTime, test } from "./schedule-page";

/** Expects the email with its subject, the phone number and the hours, and no control that needs script. */
async function expectOtherWays(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.choose })).toBeVisible();
  const link = page.getByRole("link", { name: TEXTS.write });
  await expect(link).toBeVisible();
  const { to, subject } = await letterOf(page, link);
  expect(to).toBe(site.email);
  expect(subject).toBe(site.consultation.subject);
  for (const [name, host] of [
    [TEXTS.gmail, "mail.google.com"],
    [TEXTS.outlook, "outlook.office.com"],
  ] as const) {
    const { hostname, searchParams } = new URL((await serviceLink(page, name).getAttribute("href")) ?? "");
    expect([hostname, searchParams.get("to")]).toEqual([host, site.email]);
  }
  await expect(page.getByRole("link", { name: site.email })).toBeVisible();
  await expect(page.getByRole("link", { name: site.phone })).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(
    page.getByText(formatWorkingHours(site.workingHours, site.language)).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.locator("input, select, button").filter({ visible: true })).toHaveCount(0);
}

test.describe("in a browser without time zones", () => {
  test.use({ tolerated: /Unsupported time zone/ });

  test("offers the other ways to book", async ({ page }) => {
    await page.addInitScript(() => {
      const Real = Intl.DateTimeFormat;
      Intl.DateTimeFormat = new Proxy(Real, {
        construct(target, [language, options]) {
          if (options?.timeZone) throw new RangeError("Unsupported time zone");
          return new target(language, options);
        },
      });
    });
    await openSchedule(page);
    await expectOtherWays(page);
  });
});

test("offers the other ways to book if the end of the page, with its script, is missing", async ({ page }) => {
  await page.route(`**${schedulePath}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.lastIndexOf("<script ")) });
  });
  await openSchedule(page);
  await expectOtherWays(page);
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("offers the other ways to book, and no control that needs script", async ({ page }) => {
    await page.goto(schedulePath);
    // The heading "Choose a day" is for screen readers only.
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("clip-path", "inset(50%)");
    await expect(page.getByRole("heading", { name: TEXTS.otherwise })).toBeVisible();
    await expectOtherWays(page);
    const brand = page.getByRole("banner").getByRole("link", { name: shortName(), exact: true });
    await expect(brand).toHaveAttribute("href", "/");
  });
});

test("leads back to the page that it was opened from, with that page's topic and speaker", async ({ page }) => {
  for (const route of TAB_PAGES) {
    const { path, navLabel } = route;
    await page.goto(pageAddress(path));
    await page.evaluate((address) => location.assign(address), schedulePath);
    for (const { name, role } of team) {
      const speaker = page.getByRole("main").getByText(`${TEXTS.callWith} ${name} ${role}`).filter({ visible: true });
      await expect(speaker, `${navLabel}: ${name}`).toHaveCount(name === findHost(route)?.name ? 1 : 0);
    }
    const back = page.getByRole("banner").getByRole("link", { name: TEXTS.back });
    await expect(back).toHaveAttribute("href", pageAddress(path));
    await expect(page.getByRole("radio", { name: navLabel, exact: true })).toBeChecked();
  }
});

test("requests only the page, its script, its fonts, its icon, a portrait and the server's time", async ({ page }) => {
  const requested: string[] = [];
  const timeRequests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "HEAD") timeRequests.push(pathname);
    else if (pathname !== ICONS.drawing.path) requested.push(request.resourceType());
  });
  await openSchedule(page);
  await takeTime(page);
  await expect(page).toHaveTitle(fullTitle(site.consultation));
  expect(timeRequests).toEqual([schedulePath]);
  expect(requested.filter((type) => !["document", "script", "font", "image"].includes(type))).toEqual([]);
  expect(requested.filter((type) => type === "image").length).toBeLessThanOrEqual(1);
});
