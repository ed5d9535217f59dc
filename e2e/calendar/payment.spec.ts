import { dialogOf, expectCalendar, expectOtherWays, expectPageAsBefore, openBy, openerOf } from "../booking/dialog";
import { BOOKING_PAGE, expect, test } from "../visit";
import { WORDS } from "../words";
import { OTHER_CALENDAR } from "./address";

test("a framed calendar can open a payment window, request a payment and copy a link", async ({ page, context }) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  const calendar = dialogOf(page).frame.contentFrame();
  await calendar.getByRole("button", { name: "Copy" }).click();
  await expect(calendar.getByRole("button", { name: "Copied" })).toBeVisible();
  const popup = context.waitForEvent("page");
  await calendar.getByRole("button", { name: "Pay" }).click();
  await expect(calendar.getByRole("button", { name: "Payment window open" })).toBeVisible();
  await expect((await popup).getByText("/pay")).toBeVisible();
});

test.describe("a calendar address that redirects to another host", () => {
  const address = new URL(OTHER_CALENDAR);
  address.searchParams.set("does", "redirects");
  test.use({ calendar: address.href, tolerated: /Content Security Policy/ });

  test("is reported at once, with the other ways to book", async ({ page }) => {
    // Well before the calendar counts as late.
    await page.clock.install();
    await page.goto(BOOKING_PAGE);
    for (const attempt of ["first", "again"]) {
      await test.step(attempt, async () => {
        await openBy(openerOf(page));
        const { note, frame, close, dialog } = dialogOf(page);
        await expect(note.getByText(WORDS.calendar.failed)).toBeVisible();
        await expect(frame).toBeHidden();
        await expectOtherWays(page);
        await dialog.getByRole("button", { name: WORDS.calendar.again }).click();
        await expect(note.getByText(WORDS.calendar.failed)).toBeVisible();
        await close.click();
        await expectPageAsBefore(page);
      });
    }
  });
});
