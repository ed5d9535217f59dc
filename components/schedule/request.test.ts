import { expect, test } from "@playwright/test";
import { emailHeaders, letter, messages } from "@/content/words";
import { asText, composeRequest, composeRequestWithoutTime } from "./request";
import { SETTINGS, TUESDAY_NINE } from "./settings.fixture";
import { createWording } from "./wording";
import { cityOf } from "./zones";

// Owners may translate the names of cities (`cityNames` in content/words.ts).
const PARIS = cityOf("Europe/Paris");
const NEW_YORK = cityOf("America/New_York");

const requestIn = (timeZone: string, language = SETTINGS.language) =>
  composeRequest(SETTINGS, { start: TUESDAY_NINE, timeZone }, createWording(language));

test("writes the time in both zones with their offsets, and a date that is the same in both only once", () => {
  const { subject, text } = requestIn("Europe/Paris");
  expect(subject).toBe("Consultation with Orrery & Sons: Tuesday, November 24, 3:00 PM GMT+1");
  expect(text).toContain(
    `Tuesday, November 24, 2026, 3:00–3:30 PM, ${messages.inZone(PARIS)} (GMT+1)\n` +
      `9:00–9:30 AM, ${messages.inZone(NEW_YORK)} (GMT-5)\n\n`,
  );
});

test("writes the topic, or an empty line for it", () => {
  const choice = { start: TUESDAY_NINE, timeZone: "Europe/Paris" };
  const request = (topic?: string, pageChoice?: string) =>
    composeRequest(SETTINGS, { ...choice, topic, pageChoice }, createWording("en-US")).text.split("\n");
  expect(request()).toContain(`${letter.about}: `);
  expect(request("Pumps & seals")).toContain(`${letter.about}: Pumps & seals`);
  expect(request("Pumps & seals", "40 a day")).toContain(`${letter.about}: Pumps & seals: 40 a day`);
});

test("ends with the visit's campaign, if there is one", () => {
  const linesOf = (campaign?: string) =>
    composeRequest(SETTINGS, { start: TUESDAY_NINE, timeZone: "Europe/Paris", campaign }, createWording("en-US"))
      .text.split("\n")
      .slice(-3);
  expect(linesOf("Came from: newsletter, spring")).toEqual(["Came from: newsletter, spring", "", letter.close]);
  expect(linesOf()).toEqual([`${letter.about}: `, "", letter.close]);
});

test("writes a date for each zone if the dates differ", () => {
  const { text } = requestIn("Pacific/Kiritimati");
  expect(text).toContain(
    `Wednesday, November 25, 2026, 4:00–4:30 AM, ${messages.inZone(cityOf("Pacific/Kiritimati"))} (GMT+14)\n`,
  );
  expect(text).toContain(`Tuesday, November 24, 2026, 9:00–9:30 AM, ${messages.inZone(NEW_YORK)} (GMT-5)\n`);
});

test("includes the time in the firm's zone once, whatever the visitor's zone", () => {
  const ours = `9:00–9:30 AM, ${messages.inZone(NEW_YORK)} (GMT-5)\n`;
  for (const zone of ["America/Toronto", "Asia/Tokyo"]) expect(requestIn(zone).text).toContain(ours);
  expect(requestIn("America/New_York").text.split(ours)).toHaveLength(2);
  expect(requestIn("America/New_York").text.match(/9:00/g)).toHaveLength(1);
});

test("distinguishes the two times of a repeated hour", () => {
  // New York, 1 November 2026: 01:30 occurs twice, at 05:30 and at 06:30 UTC.
  const [first, second] = [5, 6].map((hour) =>
    composeRequest(
      SETTINGS,
      { start: Date.UTC(2026, 10, 1, hour, 30), timeZone: "Europe/Paris" },
      createWording("en-US"),
    ),
  );
  expect(first?.text).toContain(`1:30 AM GMT-4–1:00 AM GMT-5, ${messages.inZone(NEW_YORK)} (GMT-4)\n`);
  expect(second?.text).toContain(`1:30–2:00 AM GMT-5, ${messages.inZone(NEW_YORK)} (GMT-5)\n`);
});

test("writes dates and times in the site's language", () => {
  expect(requestIn("Europe/Copenhagen", "da").subject).toMatch(/tirsdag .*24\. november, 15\.00 GMT\+1$/);
  expect(requestIn("Europe/Copenhagen", "de").subject).toContain("Dienstag, 24. November, 15:00 GMT+1");
});

test("has empty lines for suggested times if no time was chosen", () => {
  const { subject, text } = composeRequestWithoutTime(SETTINGS);
  expect(subject).toBe("Consultation with Orrery & Sons");
  expect(text).toContain(`${letter.suit}\n1. \n2. \n3. \n${letter.ownZone}`);
});

test("starts the copied text with the recipient and the subject", () => {
  expect(asText("a@example.com", { subject: "S", text: "T" })).toBe(
    `${emailHeaders.to}: a@example.com\n${emailHeaders.subject}: S\n\nT`,
  );
});
