/** A consultation that somebody has asked for. Its times are instants. */
export interface CalendarEvent {
  /**
   * Of characters that need no escaping. The same for an event and the one that takes its place, so that a calendar moves
   * it; otherwise unique.
   */
  id: string;
  /** When it was written: of two with one id, the later counts. */
  stamp: number;
  start: number;
  end: number;
  title: string;
  /** May have lines that end in "\n". */
  note: string;
}

/**
 * The address of a calendar's file (RFC 5545) with one event in it: tentative, since nobody has confirmed it yet. The file
 * is a part of its page: whatever the page's policy, nothing is asked for.
 */
export function calendarFile({ id, stamp, start, end, title, note }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Scheduling page//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${inUtc(stamp)}`,
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map((line) => `${folded(line)}\r\n`).join(""))}`;
}

/** `20261124T140000Z` */
function inUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A line goes on behind a break and a space after 75 octets at most, never inside a character. */
function folded(line: string): string {
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
