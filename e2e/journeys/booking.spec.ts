/** Visits from start to end, in every installed browser engine. */
import { site } from "@/content/site";
import { chrome } from "@/content/words";
import { TAB_PAGES } from "@/lib/navigation";
import { dialogOf, expectDialog, expectOtherWays, expectPageAsBefore, openBy, openersOf } from "../booking/dialog";
import { setClock } from "../clock";
import { NOW } from "../schedule/schedule-page";
import { BOOKING_PAGE, DIALOG_PAGES, expect, SCRIPTLESS_PAGES, test } from "../visit";
import { WORDS } from "../words";

test("a founder reads a page to its end and books a consultation", { tag: "@any-firm" }, async ({ page }) => {
  await setClock(page, NOW);
  await page.goto(BOOKING_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openBy(openersOf(page).last());
  await expectOtherWays(page);
  if (site.bookingUrl) return;

  const calendar = dialogOf(page).frame.contentFrame();
  await calendar.getByRole("radiogroup").getByRole("radio").last().check({ force: true });
  await calendar.getByRole("button", { name: WORDS.schedule.take }).click();
  const email = calendar.getByRole("link", { name: WORDS.schedule.email });
  await expect(email).toHaveAttribute("href", /^mailto:.+subject=.+body=/);
  await expect(email).toBeInViewport();
});

test("a hiring manager goes to a section by the bar, opens and closes the dialog there, and reads on", async ({
  page,
}) => {
  let visits = 0;
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    for (const link of await page.getByRole("banner").getByRole("navigation").getByRole("link").all()) {
      const section = page.locator((await link.getAttribute("href")) ?? "");
      const opener = section.locator(openersOf(page)).last();
      if ((await opener.count()) === 0) continue;
      visits++;
      await link.click();
      await expect(section.getByRole("heading").first()).toBeInViewport();
      await openBy(opener);
      await dialogOf(page).close.click();
      await expectPageAsBefore(page);
      await expect(opener).toBeInViewport();
      break;
    }
  }
  expect(visits, "some section has a booking link").toBeGreaterThan(0);
});

test("a visitor goes from page to page by the tabs, and books from one that has no dialog", async ({ page }) => {
  await page.goto("/");
  for (const { navLabel, path } of TAB_PAGES) {
    await page
      .getByRole("navigation", { name: chrome.pages, exact: true })
      .getByRole("link", { name: navLabel, exact: true })
      .click();
    await expect(page).toHaveURL((url) => url.pathname.replace(/(.)\/$/, "$1") === path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(SCRIPTLESS_PAGES[0]?.address ?? "");
  await page.locator('a[href="/#book"]:visible').first().click();
  await expectDialog(page);
});
