import { expect, test } from "@playwright/test";
import { emailHeaders, letter, messages } from "@/content/words";
import { asText, composeRequest, fitMailto, MAILTO_MAX_LENGTH, mailto, openRequest, type Settings } from "./request";
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
  composeRequest(SETTINGS, { start: TUESDAY_NINE, timeZone }, wordingIn(language));

test("tells the time on both clocks with their offsets, and a date that both have once", () => {
  const { subject, text } = requestIn("Europe/Paris");
  expect(subject).toBe("Consultation with Orrery & Sons: Tuesday, November 24, 3:00 PM GMT+1");
  expect(text).toContain(
    `Tuesday, November 24, 2026, 3:00–3:30 PM, ${messages.inZone("Paris")} (GMT+1)\n` +
      `9:00–9:30 AM, ${messages.inZone("New York")} (GMT-5)\n\n`,
  );
});

test("says what it is about, and asks for it where that is not known", () => {
  const choice = { start: TUESDAY_NINE, timeZone: "Europe/Paris" };
  const request = (topic?: string, asked?: string) =>
    composeRequest(SETTINGS, { ...choice, topic, asked }, wordingIn("en-US")).text.split("\n");
  expect(request()).toContain(`${letter.about}: `);
  expect(request("Pumps & seals")).toContain(`${letter.about}: Pumps & seals`);
  expect(request("Pumps & seals", "40 a day")).toContain(`${letter.about}: Pumps & seals: 40 a day`);
});

test("dates each clock by itself beyond the date line", () => {
  const { text } = requestIn("Pacific/Kiritimati");
  expect(text).toContain(`Wednesday, November 25, 2026, 4:00–4:30 AM, ${messages.inZone("Kiritimati")} (GMT+14)\n`);
  expect(text).toContain(`Tuesday, November 24, 2026, 9:00–9:30 AM, ${messages.inZone("New York")} (GMT-5)\n`);
});

test("always gives the firm's own time, once", () => {
  const ours = `9:00–9:30 AM, ${messages.inZone("New York")} (GMT-5)\n`;
  for (const zone of ["America/Toronto", "Etc/GMT+5", "Asia/Tokyo"]) expect(requestIn(zone).text).toContain(ours);
  expect(requestIn("Etc/GMT+5").text).toContain(`${messages.inZone("GMT-5")} (GMT-5)\n`);
  expect(requestIn("America/New_York").text.split(ours)).toHaveLength(2);
  expect(requestIn("America/New_York").text.match(/9:00/g)).toHaveLength(1);
});

test("tells the two times of a repeated hour apart", () => {
  // New York, 1 November 2026, 01:30 for the first and for the second time.
  const [first, second] = [5, 6].map((hour) =>
    composeRequest(SETTINGS, { start: Date.UTC(2026, 10, 1, hour, 30), timeZone: "Europe/Paris" }, wordingIn("en-US")),
  );
  expect(first?.text).toContain(`1:30 AM GMT-4–1:00 AM GMT-5, ${messages.inZone("New York")} (GMT-4)\n`);
  expect(second?.text).toContain(`1:30–2:00 AM GMT-5, ${messages.inZone("New York")} (GMT-5)\n`);
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

test("asks for times where none was chosen", () => {
  const { subject, text } = openRequest(SETTINGS);
  expect(subject).toBe("Consultation with Orrery & Sons");
  expect(text).toContain(`${letter.suit}\n1. \n2. \n3. \n${letter.ownZone}`);
});

test("names receiver and subject in the text to copy", () => {
  expect(asText("a@example.com", { subject: "S", text: "T" })).toBe(
    `${emailHeaders.to}: a@example.com\n${emailHeaders.subject}: S\n\nT`,
  );
});

test.describe("the address that opens a mail program", () => {
  /** The most that a visitor may give: names of forty UTF-16 units, and one that a field has cut in the middle of an emoji. */
  const NAMES = {
    Latin: "Ada Lovelace-Byron of Ockham, née Gordon",
    Cyrillic: "Константинопольский-Рождественский Иоан",
    Greek: "Παπαδημητρακόπουλος-Κωνσταντινόπουλος Αλ",
    Thai: "กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา",
    emoji: `${"👩🏽‍🚀".repeat(5)}👩🏽\ud83d`,
  };

  for (const language of ["en-US", "da", "de", "fr", "pt-BR", "ru", "el", "th"]) {
    test(`fits into what mail programs take in ${language}, with any name, and names the visitor`, () => {
      for (const name of Object.values(NAMES)) {
        for (let month = 0; month < 12; month += 2) {
          const choice = {
            start: Date.UTC(2026, month, 28, 23, 30),
            timeZone: "America/Argentina/ComodRivadavia",
            topic: "Πωλήσεις και μάρκετινγκ",
            asked: "120 задач в день, 8 минут каждая: 4 000 часов в год",
            details: { name, tel: "+1 202 555 0143" },
          };
          const request = composeRequest(SETTINGS, choice, wordingIn(language));
          const { href, isShortened } = fitMailto(SETTINGS.email, request);
          expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH);
          const body = new URL(href).searchParams.get("body") ?? "";
          expect(body).toContain(`${messages.inZone("New York")} (GMT-`);
          expect(body).toContain(name.toWellFormed());
          // All of it stays in the text to copy.
          expect(request.text).toContain(choice.asked);
          expect(body === request.text.replaceAll("\n", "\r\n")).toBe(!isShortened);
        }
      }
    });
  }

  test("leaves out the greeting first, then what was asked, then the topic, and the visitor last", () => {
    // Each letter takes six characters of the address.
    const long = (length: number) => "ж".repeat(length / 6);
    const forms = [
      { topic: "Pumps", asked: long(300) },
      { topic: "Pumps", asked: long(1500) },
      { topic: "Pumps", asked: long(2100) },
      { topic: long(2100), asked: long(300) },
    ].map(({ topic, asked }) => {
      const details = { name: "Ada", tel: "" };
      const choice = { start: TUESDAY_NINE, timeZone: "Europe/Paris", topic, asked, details };
      const href = mailto(SETTINGS.email, composeRequest(SETTINGS, choice, wordingIn("en-US")));
      const body = new URL(href).searchParams.get("body") ?? "";
      return [letter.close, asked, topic, "Ada"].map((part) => body.includes(part));
    });
    expect(forms).toEqual([
      [true, true, true, true],
      [false, true, true, true],
      [false, false, true, true],
      [false, false, false, true],
    ]);
  });
});
