import { expect, test } from "@playwright/test";
import { letter } from "@/content/words";
import { draftAddress, EMAIL_APP, GMAIL, mailto, OUTLOOK } from "./mail-ways";
import { composeRequest } from "./request";
import { SETTINGS, TUESDAY_NINE } from "./settings.fixture";
import { createWording } from "./wording";

const WAYS = [
  { name: "an email app", way: EMAIL_APP, fields: { subject: "subject" } },
  { name: "Gmail", way: GMAIL, fields: { to: "to", subject: "su" } },
  { name: "Outlook", way: OUTLOOK, fields: { to: "to", subject: "subject" } },
];

/**
 * The longest names that a visitor can enter: 40 UTF-16 units each. The field truncates the last one within an emoji.
 */
const NAMES = {
  Latin: "Ada Lovelace-Byron of Ockham, née Gordon",
  Cyrillic: "Константинопольский-Рождественский Иоан",
  Greek: "Παπαδημητρακόπουλος-Κωνσταντινόπουλος Αλ",
  Thai: "กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา",
  emoji: `${"👩🏽‍🚀".repeat(5)}👩🏽\ud83d`,
};

const paris = (more: object = {}) =>
  composeRequest(SETTINGS, { start: TUESDAY_NINE, timeZone: "Europe/Paris", ...more }, createWording("en-US"));

for (const { name, way, fields } of WAYS) {
  test(`opens the same draft in ${name}`, () => {
    const request = paris();
    const { href, isShortened } = draftAddress(way, SETTINGS.email, request);
    const { pathname, searchParams } = new URL(href);
    expect(fields.to ? searchParams.get(fields.to) : pathname).toBe(SETTINGS.email);
    expect(searchParams.get(fields.subject)).toBe(request.subject);
    expect(searchParams.get("body")).toBe(request.text.replaceAll("\n", "\r\n"));
    expect(isShortened).toBe(false);
    // Mail programs show a plus sign literally, not as a space.
    expect(href).not.toContain("+");
  });

  for (const language of ["en-US", "de", "ru", "el", "th"]) {
    test(`stays within the limit of ${name} in ${language}, and contains the visitor's name`, () => {
      for (const visitor of Object.values(NAMES)) {
        for (const month of [1, 8]) {
          const choice = {
            start: Date.UTC(2026, month, 28, 23, 30),
            timeZone: "America/Argentina/ComodRivadavia",
            topic: "Πωλήσεις και μάρκετινγκ",
            pageChoice: "120 задач в день, 8 минут каждая: 4 000 часов в год",
            details: { name: visitor, tel: "+1 202 555 0143" },
          };
          const request = composeRequest(SETTINGS, choice, createWording(language));
          const { href, isShortened } = draftAddress(way, SETTINGS.email, request);
          expect(href.length).toBeLessThanOrEqual(way.maxLength);
          const body = new URL(href).searchParams.get("body") ?? "";
          expect(body).toContain(" (GMT-");
          expect(body).toContain(visitor.toWellFormed());
          // The text to copy always contains the whole request.
          expect(request.text).toContain(choice.pageChoice);
          expect(body === request.text.replaceAll("\n", "\r\n")).toBe(!isShortened);
        }
      }
    });
  }
}

test("leaves out the greeting first, then the visitor's choice, then the topic, and keeps the name", () => {
  // Each character becomes six characters when escaped.
  const long = (length: number) => "ж".repeat(length / 6);
  const forms = [
    { topic: "Pumps", pageChoice: long(300) },
    { topic: "Pumps", pageChoice: long(1500) },
    { topic: "Pumps", pageChoice: long(2100) },
    { topic: long(2100), pageChoice: long(300) },
  ].map(({ topic, pageChoice }) => {
    const href = mailto(SETTINGS.email, paris({ topic, pageChoice, details: { name: "Ada", tel: "" } }));
    const body = new URL(href).searchParams.get("body") ?? "";
    return [letter.close, pageChoice, topic, "Ada"].map((part) => body.includes(part));
  });
  expect(forms).toEqual([
    [true, true, true, true],
    [false, true, true, true],
    [false, false, true, true],
    [false, false, false, true],
  ]);
});
