/** A requested consultation. `start` and `end` are instants in ms. */
export interface CalendarEvent {
  /**
   * A unique id, in characters that need no escaping. If an event has the id of an earlier one, calendars replace the
   * earlier one.
   */
  id: string;
  /** How often the time has changed. Of two events with the same id, calendars keep the one with the higher number. */
  sequence: number;
  /** The instant at which the event was written, in ms. */
  stamp: number;
  start: number;
  end: number;
  title: string;
  /** The description of the event. Its lines end in "\n". */
  note: string;
}

/**
 * Returns a calendar file (RFC 5545) with one event. The event is tentative, because the firm has not confirmed it yet.
 *
 * @returns The file as a `data:` address, so that a link to it causes no request.
 */
export function calendarFile({ id, sequence, stamp, start, end, title, note }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Scheduling page//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
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

/** Formats an instant, in ms, as `20261124T140000Z`. */
export function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Breaks a line after at most 75 octets, but never inside a character. Each following part begins with a space. */
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
