/** Tests the data that a calendar of another origin receives about a visit, and its messages about a booking. */
import type { Page } from "@playwright/test";
import { dialogOf, expectCalendar, expectDialog, openBy, openerOf } from "../booking/dialog";
import { recordSteps } from "../booking/steps";
import { BOOKING_PAGE, expect, STATIC_PAGES, test } from "../visit";
import { WORDS } from "../words";
import { calendarWith, OTHER_CALENDAR } from "./address";

const QUERY = "utm_source=newsletter&utm_campaign=spring+%26+summer&gclid=Cj0KCQ";
// Of a calendar that accepts every parameter by its own name; the owner's may take others.
test.use({ calendarSettings: { utm: "$", clickId: "$" } });

const BOOKING_LINK = 'a[href="/#book"]:visible';

async function expectCampaignInCalendar(page: Page): Promise<void> {
  await expectDialog(page);
  const { frame, newTab } = dialogOf(page);
  await expect(frame).toHaveAttribute("src", calendarWith(QUERY));
  await expect(newTab).toHaveAttribute("href", calendarWith(QUERY));
  await expectCalendar(page);
}

test("carries a campaign to the calendar, the new tab and the links to other pages", async ({ page }) => {
  await page.goto(`${BOOKING_PAGE}?ref=me&${QUERY}&email=someone%40example.com`);
  await expect(openerOf(page)).toHaveAttribute("href", calendarWith(QUERY));
  const links = page.locator("a[href^='/']");
  for (const link of await links.all()) expect(await link.getAttribute("href")).toContain(`?${QUERY}`);
  await openBy(openerOf(page));
  await expectCampaignInCalendar(page);
  await dialogOf(page).close.click();
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(QUERY.replaceAll(/[+]/g, "\\$&")));
});

test("leaves every link unchanged without a campaign", async ({ page, request }) => {
  const hrefs = () => page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.goto(`${BOOKING_PAGE}?ref=me`);
  const html = await (await request.get(BOOKING_PAGE)).text();
  const builtLinks = [...html.replace(/<template.*<\/template>/s, "").matchAll(/<a [^>]*?href="([^"]*)"/g)];
  expect(await hrefs()).toHaveLength(builtLinks.length);
  for (const href of await hrefs()) if (href !== OTHER_CALENDAR) expect(href).not.toContain("?");
  await openBy(openerOf(page));
  await expect(dialogOf(page).frame).toHaveAttribute("src", OTHER_CALENDAR);
});

test("finds the campaign of a visitor who comes from pages without script", async ({ page }) => {
  const [first, second] = STATIC_PAGES;
  await page.goto(`${first?.address}?${QUERY}`);
  await page.locator(BOOKING_LINK).first().click();
  await expectCampaignInCalendar(page);
  await page.goto(`${first?.address}?${QUERY}`);
  await page.locator(`a[href="${second?.address}"]:visible`).first().click();
  await page.locator(BOOKING_LINK).first().click();
  await expectCampaignInCalendar(page);
});

test("ignores campaign parameters in the referrer if it is another site", async ({ page }) => {
  await page.goto(BOOKING_PAGE, { referer: `https://elsewhere.example/?${QUERY}` });
  await openBy(openerOf(page));
  await expect(dialogOf(page).frame).toHaveAttribute("src", OTHER_CALENDAR);
});

test.describe("a calendar like Cal.com's, with fields that the owner has named", () => {
  const [from] = STATIC_PAGES;
  test.use({
    calendarSettings: {
      ...{ utm: "$", clickId: "metadata[$]", topic: "notes", answer: "notes", frame: { embed: "" } },
      pages: { [from?.address ?? ""]: "AI & more" },
    },
  });

  test("fills them into its form, and appears once the page has answered", async ({ page }) => {
    await page.goto(`${from?.address}?gclid=Cj0KCQ`);
    await page.locator(BOOKING_LINK).first().click();
    await expectDialog(page);
    const { frame, newTab } = dialogOf(page);
    const query = "metadata%5Bgclid%5D=Cj0KCQ&notes=AI+%26+more";
    await expect(frame).toHaveAttribute("src", calendarWith(`embed=&${query}`));
    await expect(newTab).toHaveAttribute("href", calendarWith(query));
    await expectCalendar(page);
  });
});

for (const provider of ["Calendly", "Cal.com"]) {
  test.describe(`a booking that ${provider} reports`, () => {
    test.use({ calendar: calendarWith(`posts=${provider}`) });

    test("is reported once, and the dialog says so in words", async ({ page }) => {
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

test.describe("a booking that others report", () => {
  test.use({ calendar: calendarWith("posts=Calendly") });

  test("is ignored until the calendar reports it", async ({ page }) => {
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
    // The calendar's messages come after those; each step is reported once, when it comes first.
    const { frame, note } = dialogOf(page);
    await frame.contentFrame().getByRole("button", { name: "Book" }).click();
    await expect(note.getByText(WORDS.calendar.booked)).toBeVisible();
    expect(await steps()).toEqual(["opened", "time-chosen", "scheduled"]);
  });
});
