/** A campaign, and the steps of a booking, on the site's own scheduling page. */
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { campaign } from "@/content/words";
import { dialogOf, openBy, openerOf } from "./booking/dialog";
import { recordSteps } from "./booking/steps";
import { setClock } from "./clock";
import { NOW } from "./schedule/schedule-page";
import { BOOKING_PAGE, expect, STATIC_PAGES, test } from "./visit";
import { WORDS } from "./words";

test.skip(site.bookingUrl !== null, "the owner's own calendar answers");

const QUERY = "utm_source=newsletter&utm_campaign=spring&gclid=Cj0KCQ";
const ORIGIN = `${campaign.cameFrom}: newsletter, spring, gclid Cj0KCQ`;

test("the request names the campaign, and the page around the dialog reports each step once", async ({ page }) => {
  await setClock(page, NOW);
  const steps = await recordSteps(page);
  await page.goto(`${STATIC_PAGES[0]?.address}?${QUERY}`);
  await page.locator('a[href="/#book"]:visible').first().click();
  const { frame, newTab } = dialogOf(page);
  await expect(newTab).toHaveAttribute("href", `${schedulePath}?${QUERY}`);
  const calendar = frame.contentFrame();
  const times = calendar.getByRole("radiogroup").getByRole("radio");
  await times.last().check({ force: true });
  await times.first().check({ force: true });
  await calendar.getByRole("button", { name: WORDS.schedule.take }).click();
  await expect(calendar.getByText(ORIGIN)).toBeVisible();
  const email = calendar.getByRole("link", { name: WORDS.schedule.email });
  expect(decodeURIComponent((await email.getAttribute("href")) ?? "")).toContain(`\r\n${ORIGIN}\r\n`);
  // Prevents the browser from opening a mail program.
  await email.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await email.click();
  await expect.poll(steps).toEqual(["opened", "time-chosen", "request-opened"]);
});

test("the scheduling page outside the dialog names the visit's campaign, and none without one", async ({ page }) => {
  for (const [address, count] of [
    [`${schedulePath}?${QUERY}`, 1],
    [schedulePath, 0],
  ] as const) {
    // In a new tab, because the history of the first visit contains its campaign.
    const tab = await page.context().newPage();
    await setClock(tab, NOW);
    await tab.goto(address);
    await tab.getByRole("radiogroup").getByRole("radio").last().check({ force: true });
    await tab.getByRole("button", { name: WORDS.schedule.take }).click();
    await expect(tab.getByRole("button", { name: WORDS.schedule.copy })).toBeVisible();
    await expect(tab.getByText(campaign.cameFrom)).toHaveCount(count);
    await tab.close();
  }
});

test("a page without a campaign does not change the calendar's address", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expect(dialogOf(page).frame).toHaveAttribute("src", schedulePath);
});
