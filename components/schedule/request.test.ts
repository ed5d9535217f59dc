import { expect, test } from "@playwright/test";
import { copied, letter, times } from "@/content/words";
import { asText, mailto, openRequest, requestFor, type Settings } from "./request";
import { wordingIn } from "./wording";

const SETTINGS: Settings = {
  name: "Orrery & Sons",
  consultation: {
    minutes: 30,
    subject: "Consultation with Orrery & Sons",
  },
  email: "hello@orrery.example.com",
  language: "en-US",
  hours: {
    timeZone: "America/New_York",
    weekdays: [1],
    start: "09:00",
    end: "17:00",
    slotMinutes: 30,
    businessDays: 10,
    closed: [],
    minutes: 30,
  },
  pages: [],
  event: { title: "", note: "" },
};
const TUESDAY_NINE = Date.UTC(2026, 10, 24, 14, 0);

const requestIn = (timeZone: string, language = SETTINGS.language) =>
  requestFor(SETTINGS, TUESDAY_NINE, timeZone, wordingIn(language));

test("tells the time on both clocks, and a date that both have once", () => {
  const { subject, text } = requestIn("Europe/Paris");
  expect(subject).toBe("Consultation with Orrery & Sons: Tuesday, November 24, 3:00 PM GMT+1");
  expect(text).toContain(
    `Tuesday, November 24, 2026, 3:00–3:30 PM, ${times.inZone("Paris")}\n` +
      `9:00–9:30 AM, ${times.inZone("New York")}\n\n`,
  );
});

test("says what it is about, and asks for it where that is not known", () => {
  const request = (topic?: string) =>
    requestFor(SETTINGS, TUESDAY_NINE, "Europe/Paris", wordingIn("en-US"), topic).text.split("\n");
  expect(request()).toContain(`${letter.about}: `);
  expect(request("Pumps & seals")).toContain(`${letter.about}: Pumps & seals`);
});

test("dates each clock by itself beyond the date line", () => {
  const { text } = requestIn("Pacific/Kiritimati");
  expect(text).toContain(`Wednesday, November 25, 2026, 4:00–4:30 AM, ${times.inZone("Kiritimati")}\n`);
  expect(text).toContain(`Tuesday, November 24, 2026, 9:00–9:30 AM, ${times.inZone("New York")}\n`);
});

test("does not repeat a time that both clocks show alike", () => {
  const { text } = requestIn("America/Toronto");
  expect(text).toContain(`${times.inZone("Toronto")}\n`);
  expect(text).not.toContain("New York");
});

test("tells dates and times as the site's language does", () => {
  expect(requestIn("Europe/Copenhagen", "da").subject).toMatch(/tirsdag .*24\. november, 15\.00 GMT\+1$/);
  expect(requestIn("Europe/Copenhagen", "de").subject).toContain("Dienstag, 24. November, 15:00 GMT+1");
});

test("survives the way through a mailto address", () => {
  const request = requestIn("Europe/Paris");
  const url = new URL(mailto(SETTINGS.email, request));
  expect(url.pathname).toBe(SETTINGS.email);
  expect(url.searchParams.get("subject")).toBe(request.subject);
  expect(url.searchParams.get("body")).toBe(request.text.replaceAll("\n", "\r\n"));
});

test("stays short enough for every mail program", () => {
  // Windows cuts an address that is handed to a program at 2,046 characters.
  const href = mailto(SETTINGS.email, requestIn("America/Argentina/ComodRivadavia"));
  expect(href.length).toBeLessThan(1800);
  expect(mailto(SETTINGS.email, openRequest(SETTINGS)).length).toBeLessThan(1800);
});

test("asks for times where none was chosen", () => {
  const { subject, text } = openRequest(SETTINGS);
  expect(subject).toBe("Consultation with Orrery & Sons");
  expect(text).toContain(`${letter.suit}\n1. \n2. \n3. \n${letter.ownZone}`);
});

test("names receiver and subject in the text to copy", () => {
  expect(asText("a@example.com", { subject: "S", text: "T" })).toBe(
    `${copied.to}: a@example.com\n${copied.subject}: S\n\nT`,
  );
});

for (const language of ["en-US", "da", "de", "fr", "pt-BR"]) {
  test(`takes at most 800 characters of the address in ${language}, beside the owner's own words`, () => {
    const { name, email, consultation } = SETTINGS;
    // Windows cuts the address that opens a mail program at 2,046 characters.
    const own = [name, email, consultation.subject].join("");
    for (let month = 0; month < 12; month++) {
      const start = Date.UTC(2026, month, 28, 23, 30);
      const request = requestFor(SETTINGS, start, "America/Argentina/ComodRivadavia", wordingIn(language));
      const address = mailto(email, request);
      expect(address.length - encodeURIComponent(own).length).toBeLessThanOrEqual(800);
    }
  });
}
