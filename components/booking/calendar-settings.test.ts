import { expect, test } from "@playwright/test";
import { pageAddress, routes } from "@/content/routes";
import { readCampaign } from "@/lib/campaign";
import { calendarParameters } from "./calendar-address";
import { calendarSettings } from "./calendar-settings";

const CAMPAIGN = readCampaign("?utm_source=newsletter&utm_campaign=spring&gclid=Cj0");
const UTM = "utm_source=newsletter&utm_campaign=spring";
const [PAGE] = routes;

/** Returns the parameters in the address of an owner's calendar. */
function queryOf(bookingUrl: string | null, bookingFields = {}, answer = ""): string {
  const settings = calendarSettings({ bookingUrl, bookingFields }) ?? { utm: "$", clickId: "$" };
  const path = pageAddress(PAGE?.path ?? "");
  return decodeURIComponent(
    String(new URLSearchParams(calendarParameters(settings, CAMPAIGN, path, answer).map((pair) => [...pair]))),
  );
}

test("passes a campaign on with each calendar's own parameters, and none to Google", () => {
  expect(queryOf("https://calendly.com/firm/30min")).toBe(UTM);
  expect(queryOf("https://cal.com/firm/30min/embed")).toBe(`${UTM}&metadata[gclid]=Cj0`);
  expect(queryOf("https://calendar.google.com/calendar/appointments/schedules/x?gv=true")).toBe("");
  expect(queryOf("https://outlook.office.com/book/firm@example.com/")).toBe("");
  expect(queryOf("https://book.example.com/")).toBe(`${UTM}&gclid=Cj0`);
  expect(queryOf(null)).toBe(`${UTM}&gclid=Cj0`);
});

test("fills in the form fields that the owner sets, and joins two values for one field", () => {
  const topic = PAGE?.navLabel ?? "";
  const calendly = "https://calendly.com/firm/30min";
  const query = (fields: object, answer?: string) => queryOf(calendly, fields, answer).replaceAll("+", " ");
  expect(query({ topic: "a1", answer: "a2" }, "40 a day")).toBe(`${UTM}&a1=${topic}&a2=40 a day`);
  expect(query({ topic: "a1", answer: "a1" }, "40 a day")).toBe(`${UTM}&a1=${topic}: 40 a day`);
  expect(query({ topic: "a1", answer: "a1" })).toBe(`${UTM}&a1=${topic}`);
  expect(query({ clickId: "a3" })).toBe(`${UTM}&a3=Cj0`);
});

test("passes the visitor's color scheme to calendars that accept one, unless the owner's address sets it", () => {
  const settingsOf = (bookingUrl: string) => calendarSettings({ bookingUrl });
  const hex = expect.stringMatching(/^[0-9a-f]{6}$/);
  const calendly = settingsOf("https://calendly.com/firm/30min");
  expect(calendly).toMatchObject({ dark: { background_color: hex, text_color: hex } });
  expect(calendly).not.toHaveProperty("light");
  expect(settingsOf("https://calendly.com/firm/30min?text_color=333333")).not.toHaveProperty("dark");
  expect(settingsOf("https://cal.com/firm/30min/embed?theme=light")).not.toHaveProperty("dark");
  expect(settingsOf("https://cal.com/firm/30min/embed")).toMatchObject({
    frame: { embed: "" },
    dark: { theme: "dark" },
  });
  expect(settingsOf("https://outlook.office.com/book/Firm@example.com/")).not.toHaveProperty("dark");
});
