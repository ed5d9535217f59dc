/** A calendar of another origin reports a booking. */
import { dialogOf, expectCalendar, openBy, openerOf } from "../booking/dialog";
import { recordSteps } from "../booking/steps";
import { BOOKING_PAGE, expect, test } from "../visit";
import { WORDS } from "../words";
import { calendarWith } from "./address";

for (const provider of ["Calendly", "Cal.com"]) {
  test.describe(`a booking that ${provider} reports`, () => {
    test.use({ calendar: calendarWith(`posts=${provider}`) });

    test("is reported once, and confirmed in the dialog", async ({ page }) => {
      const steps = await recordSteps(page);
      await page.goto(BOOKING_PAGE);
      await openBy(openerOf(page));
      await expectCalendar(page);
      const { frame, note } = dialogOf(page);
      await frame.contentFrame().getByRole("button", { name: "Book" }).click();
      await expect(note.getByText(WORDS.calendar.booked)).toBeVisible();
      await expect(note.getByText(WORDS.calendar.bookedNext)).toBeVisible();
      await expect(frame).toHaveJSProperty("offsetHeight", 600);
      const chosen = provider === "Calendly" ? ["time-chosen"] : [];
      expect(await steps()).toEqual(["opened", ...chosen, "scheduled"]);
      // A later step in the frame, such as a thank-you page, does not undo the report.
      await frame.contentFrame().getByRole("link", { name: "A day" }).click();
      await expect(frame.contentFrame().getByText("/next", { exact: false }).first()).toBeVisible();
      await expect(note.getByText(WORDS.calendar.booked)).toBeVisible();
    });
  });
}

test.describe("a booking reported by another sender", () => {
  test.use({ calendar: calendarWith("posts=Calendly") });

  test("is ignored until the calendar itself reports it", async ({ page }) => {
    const steps = await recordSteps(page);
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await expectCalendar(page);
    await page.evaluate(() => {
      const message = { event: "calendly.event_scheduled", payload: { event: { uri: "x" } } };
      postMessage(message, "*");
      // A frame that an extension has added.
      const other = document.body.appendChild(document.createElement("iframe"));
      other.contentWindow?.parent.postMessage(message, "*");
      const frame = document.querySelector<HTMLIFrameElement>("[data-calendar-state] > iframe");
      const source = frame?.contentWindow ?? null;
      dispatchEvent(new MessageEvent("message", { data: message, source, origin: "https://evil.example" }));
      dispatchEvent(new MessageEvent("message", { data: message, origin: new URL(frame?.src ?? "").origin }));
    });
    // Each step is reported once, so any of the messages above would have put `scheduled` first.
    const { frame, note } = dialogOf(page);
    await frame.contentFrame().getByRole("button", { name: "Book" }).click();
    await expect(note.getByText(WORDS.calendar.booked)).toBeVisible();
    expect(await steps()).toEqual(["opened", "time-chosen", "scheduled"]);
  });
});
