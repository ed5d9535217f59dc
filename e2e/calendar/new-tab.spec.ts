import { dialogOf, openerOf } from "../booking/dialog";
import { BOOKING_PAGE, expect, isCalendar, test } from "../visit";

test("a click with Ctrl or Cmd on a booking link opens the calendar in a new tab, and no dialog", async ({
  page,
  context,
  calendarAddress,
}) => {
  await page.goto(BOOKING_PAGE);
  const newTab = context.waitForEvent("page");
  await openerOf(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await newTab).toHaveURL((url) => isCalendar(url.href, calendarAddress));
  await expect(dialogOf(page).dialog).toHaveCount(0);
});
