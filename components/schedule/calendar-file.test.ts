import { expect, test } from "@playwright/test";
import { calendarFile } from "./calendar-file";

/** Returns the text of a calendar file for an event with this title and note. */
function fileOf(title: string, note: string): string {
  const stamp = Date.UTC(2026, 10, 23, 9, 5, 7, 999);
  const start = Date.UTC(2026, 10, 24, 14, 0);
  const address = calendarFile({ id: "1-2-3-4", sequence: 2, stamp, start, end: start + 30 * 60_000, title, note });
  const [type, text = ""] = address.split(/,(.*)/s);
  expect(type).toBe("data:text/calendar;charset=utf-8");
  return decodeURIComponent(text);
}

/**
 * Returns the lines of a file as a calendar reads them, unfolded (RFC 5545, 3.1). textOf also unescapes a property
 * (3.3.11).
 */
function unfoldLines(file: string): string[] {
  return file.replaceAll("\r\n ", "").split("\r\n");
}

function textOf(file: string, property: string): string | undefined {
  const line = unfoldLines(file).find((text) => text.startsWith(`${property}:`));
  return line?.slice(property.length + 1).replace(/\\(.)/g, (_, letter) => (letter === "n" ? "\n" : letter));
}

test("contains one tentative event, in UTC", () => {
  expect(fileOf("Consultation; UID: 1", "Requested.")).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Scheduling page//EN",
      "BEGIN:VEVENT",
      "UID:1-2-3-4",
      "SEQUENCE:2",
      "DTSTAMP:20261123T090507Z",
      "DTSTART:20261124T140000Z",
      "DTEND:20261124T143000Z",
      "SUMMARY:Consultation\\; UID: 1",
      "DESCRIPTION:Requested.",
      "STATUS:TENTATIVE",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("keeps every text unchanged, whatever characters it has", () => {
  const note = 'Hats; ties, and a \\ "quoted": line\n\nÅse & Søn\\n 🎩';
  expect(textOf(fileOf("", note), "DESCRIPTION")).toBe(note);
});

test("folds lines at 75 octets, between characters", () => {
  const octets = (text: string) => Buffer.byteLength(text);
  // Puts characters of one to four octets at every position in the line.
  for (const character of ["a", "é", "€", "🎩", ","]) {
    for (let before = 0; before < 80; before++) {
      const note = "x".repeat(before) + character.repeat(200);
      const file = fileOf("", note);
      expect(textOf(file, "DESCRIPTION")).toBe(note);
      const lines = file.split("\r\n");
      expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
      expect(lines.join("")).not.toMatch(/[\r\n\ufffd]/);
    }
  }
});
