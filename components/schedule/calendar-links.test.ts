import { expect, test } from "@playwright/test";
import { calendarLinks } from "./calendar-file";

const start = Date.UTC(2026, 10, 24, 14, 0);
const EVENT = {
  start,
  end: start + 30 * 60_000,
  title: "Pumps & seals?",
  note: "Requested.\nhello@example.com\n+1 555",
};
const links = calendarLinks(EVENT);
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test("opens the event in Google Calendar, in UTC", () => {
  expect(fieldsOf(links.google)).toEqual({
    action: "TEMPLATE",
    text: EVENT.title,
    dates: "20261124T140000Z/20261124T143000Z",
    details: EVENT.note,
  });
});

test("opens the event in Outlook, in UTC", () => {
  expect(fieldsOf(links.outlook)).toMatchObject({
    startdt: "2026-11-24T14:00:00Z",
    enddt: "2026-11-24T14:30:00Z",
    subject: EVENT.title,
    body: EVENT.note,
  });
});
