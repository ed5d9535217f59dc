/** The visitor's light or dark scheme in a calendar that accepts it as a parameter. */
import { dialogOf, expectCalendar, openBy, openerOf } from "../booking/dialog";
import { BOOKING_PAGE, expect, test } from "../visit";
import { calendarWith, OTHER_CALENDAR } from "./address";

test.use({
  calendarSettings: { utm: "$", light: { theme: "light" }, dark: { background_color: "14171e", text_color: "f2f0eb" } },
});

test("passes the current color scheme to the calendar, each time the dialog opens", async ({ page }) => {
  for (const [colorScheme, query] of [
    ["dark", "background_color=14171e&text_color=f2f0eb"],
    ["light", "theme=light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    const { frame, newTab, close } = dialogOf(page);
    await expect(frame).toHaveAttribute("src", calendarWith(query));
    // In a new tab the calendar has the owner's own colors.
    await expect(newTab).toHaveAttribute("href", OTHER_CALENDAR);
    await expectCalendar(page);
    await close.click();
  }
});
