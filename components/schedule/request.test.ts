import { expect, test } from "@playwright/test";
import { asText, mailto, openRequest, requestFor, type Settings } from "./request";

const FIRM: Settings = {
  name: "Orrery & Sons",
  email: "hello@orrery.example.com",
  subject: "Consultation with Orrery & Sons",
  agenda: ["What we want", "What we have"],
  hours: {
    timeZone: "America/New_York",
    weekdays: [1],
    start: "09:00",
    end: "17:00",
    slotMinutes: 30,
    businessDays: 10,
    minutes: 30,
  },
};
const TUESDAY_NINE = Date.UTC(2026, 10, 24, 14, 0);
const PARIS = { timeZone: "Europe/Paris", twelveHour: false };

test("tells the time on both clocks", () => {
  const { subject, text } = requestFor(FIRM, TUESDAY_NINE, PARIS);
  expect(subject).toBe("Consultation with Orrery & Sons: Tuesday 24 November, 15:00 GMT+1");
  expect(text).toContain("My time: Tuesday 24 November 2026, 15:00 to 15:30 (Europe/Paris, GMT+1)");
  expect(text).toContain("Your time: Tuesday 24 November 2026, 09:00 to 09:30 (America/New_York, GMT-5)");
  expect(text).toContain("1. What we want: \n2. What we have: ");
});

test("dates each clock by itself beyond the date line", () => {
  const { text } = requestFor(FIRM, TUESDAY_NINE, { timeZone: "Pacific/Kiritimati", twelveHour: true });
  expect(text).toContain("My time: Wednesday 25 November 2026, 4:00 am to 4:30 am (Pacific/Kiritimati, GMT+14)");
  expect(text).toContain("Your time: Tuesday 24 November 2026, 9:00 am to 9:30 am (America/New_York, GMT-5)");
});

test("does not repeat a time that both clocks show alike", () => {
  const { text } = requestFor(FIRM, TUESDAY_NINE, { timeZone: "America/Toronto", twelveHour: false });
  expect(text).toContain("(America/Toronto, GMT-5)");
  expect(text).not.toContain("Your time");
});

test("survives the way through a mailto address", () => {
  const request = requestFor(FIRM, TUESDAY_NINE, PARIS);
  const url = new URL(mailto(FIRM.email, request));
  expect(url.pathname).toBe(FIRM.email);
  expect(url.searchParams.get("subject")).toBe(request.subject);
  expect(url.searchParams.get("body")).toBe(request.text.replaceAll("\n", "\r\n"));
});

test("stays short enough for every mail program", () => {
  // Windows cuts an address that is handed to a program at 2,046 characters.
  const zone = { timeZone: "America/Argentina/ComodRivadavia", twelveHour: true };
  const href = mailto(FIRM.email, requestFor(FIRM, TUESDAY_NINE, zone));
  expect(href.length).toBeLessThan(1800);
  expect(mailto(FIRM.email, openRequest(FIRM)).length).toBeLessThan(1800);
});

test("asks for times where none was chosen", () => {
  const { subject, text } = openRequest(FIRM);
  expect(subject).toBe("Consultation with Orrery & Sons");
  expect(text).toContain("These times suit me:\n\n1. \n2. \n3. \nMy time zone or city: ");
});

test("names receiver and subject in the text to copy", () => {
  expect(asText("a@example.com", { subject: "S", text: "T" })).toBe("To: a@example.com\nSubject: S\n\nT");
});
