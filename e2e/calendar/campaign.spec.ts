/**
 * The campaign and the subject that a calendar of another origin receives. See also
 * components/booking/calendar-settings.test.ts.
 */
import { dialogOf, expectCalendar, expectDialog, openBy, openerOf } from "../booking/dialog";
import { BOOKING_PAGE, expect, SCRIPTLESS_PAGES, test } from "../visit";
import { calendarWith } from "./address";

const QUERY = "utm_source=newsletter&utm_campaign=spring+%26+summer&gclid=Cj0KCQ";
const BOOKING_LINK = 'a[href^="/"][href*="#book"]:visible';
const [from] = SCRIPTLESS_PAGES;
// Settings like Cal.com's, with a form field that the owner has set.
test.use({
  calendarSettings: {
    ...{ utm: "$", clickId: "metadata[$]", topic: "notes", answer: "notes", frame: { embed: "" } },
    pages: { [from?.address ?? ""]: "AI & more" },
  },
});

test("passes a campaign on to the calendar, the new tab and the links to other pages", async ({ page }) => {
  await page.goto(`${BOOKING_PAGE}?ref=me&${QUERY}`);
  const query = QUERY.replace("gclid", "metadata%5Bgclid%5D");
  await expect(openerOf(page)).toHaveAttribute("href", calendarWith(query));
  const links = await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const link of links) expect(link).toContain(`?${QUERY}`);
  await openBy(openerOf(page));
  const { frame, newTab } = dialogOf(page);
  await expect(newTab).toHaveAttribute("href", calendarWith(query));
  await expect(frame).toHaveAttribute("src", calendarWith(`embed=&${query}`));
});

test("passes on the campaign and the page of a visitor from a page without script, but not from another site", async ({
  page,
}) => {
  await page.goto(`${from?.address}?gclid=Cj0KCQ`, { referer: `https://elsewhere.example/?${QUERY}` });
  await page.locator(BOOKING_LINK).first().click();
  await expectDialog(page);
  const { frame, newTab } = dialogOf(page);
  const query = "metadata%5Bgclid%5D=Cj0KCQ&notes=AI+%26+more";
  await expect(frame).toHaveAttribute("src", calendarWith(`embed=&${query}`));
  await expect(newTab).toHaveAttribute("href", calendarWith(query));
  // Like Cal.com's page, this calendar is invisible until the page has replied.
  await expectCalendar(page);

  await page.goto(BOOKING_PAGE, { referer: `https://elsewhere.example/?${QUERY}` });
  await openBy(openerOf(page));
  await expect(newTab).not.toHaveAttribute("href", /utm_/);
});
