/** A campaign, and the steps of a booking, on the site's own scheduling page. */
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { campaign } from "@/content/words";
import { dialogOf, openerOf } from "./booking/dialog";
import { recordSteps } from "./booking/steps";
import { setClock } from "./clock";
import { letterOf, NOW, requestOf, takeTime, timesOf } from "./schedule/schedule-page";
import { BOOKING_PAGE, expect, SCRIPTLESS_PAGES, test } from "./visit";
import { WORDS } from "./words";

test.skip(site.bookingUrl !== null, "the owner's own calendar answers");

const QUERY = "utm_source=newsletter&utm_campaign=spring&gclid=Cj0KCQ";
const SOURCE = `${campaign.source}: newsletter, spring, gclid Cj0KCQ`;

test("the email of a request names the campaign, and each step of the booking dispatches one event", async ({
  page,
}) => {
  await setClock(page, NOW);
  const steps = await recordSteps(page);
  await page.goto(`${SCRIPTLESS_PAGES[0]?.address}?${QUERY}`);
  await page.locator('a[href="/#book"]:visible').first().click();
  const { frame, newTab } = dialogOf(page);
  await expect(newTab).toHaveAttribute("href", `${schedulePath}?${QUERY}`);
  const calendar = frame.contentFrame();
  await timesOf(calendar).last().check({ force: true });
  await takeTime(calendar);
  await expect(calendar.getByText(SOURCE)).toBeVisible();
  expect((await letterOf(calendar)).body).toContain(`\r\n${SOURCE}\r\n`);
  const email = calendar.getByRole("link", { name: WORDS.schedule.email });
  // Prevents the click from opening a mail program.
  await email.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await email.click();
  await expect.poll(steps).toEqual(["opened", "time-chosen", "request-opened"]);
});

test("without a campaign, links keep their built addresses, and the request mentions no campaign", async ({ page }) => {
  await setClock(page, NOW);
  await page.goto(`${BOOKING_PAGE}?ref=me`);
  const hrefs = await page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.filter((href) => href?.includes("?"))).toEqual([]);
  await openerOf(page).click();
  const { frame } = dialogOf(page);
  await expect(frame).toHaveAttribute("src", schedulePath);
  await takeTime(frame.contentFrame());
  await expect(requestOf(frame.contentFrame())).not.toContainText(campaign.source);
});
