/** A consultation that somebody has requested. Its times are instants, in ms. */
export interface CalendarEvent {
  /** Unique, in characters that need no escaping. An event that replaces another has its id, so that calendars move it. */
  id: string;
  /** When it was written. Of two events with one id, calendars keep the later one. */
  stamp: number;
  start: number;
  end: number;
  title: string;
  /** Its lines end in "\n". */
  note: string;
}

/**
 * Makes a calendar file (RFC 5545) with one event, which is tentative because nobody has confirmed it yet.
 *
 * @returns the file as a `data:` address, so that a link to it makes no request.
 */
export function calendarFile({ id, stamp, start, end, title, note }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Scheduling page//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${formatUtc(stamp)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(note)}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map((line) => `${foldLine(line)}\r\n`).join(""))}`;
}

/** `20261124T140000Z` */
function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Breaks a line after at most 75 octets, never inside a character. A space begins the next part. */
function foldLine(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    octets += size;
    if (octets > 75) {
      text += "\r\n ";
      octets = 1 + size;
    }
    text += character;
  }
  return text;
}
