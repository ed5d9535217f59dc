/** A requested consultation. `start` and `end` are instants in ms. */
export interface CalendarEvent {
  /** Unique, in characters that need no escaping. Calendars replace an event by a later one with the same id. */
  id: string;
  /**
   * The number of changes of the time. Of two events with the same id, calendars keep the one with the higher sequence.
   */
  sequence: number;
  /** The instant at which the event was written, in ms. */
  stamp: number;
  start: number;
  end: number;
  title: string;
  /** The description. Its lines end in "\n". */
  note: string;
}

/**
 * Returns a calendar file (RFC 5545) with one event, which is tentative, since the firm has not confirmed it yet. It is a
 * `data:` address, so that a link to it causes no request.
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
function formatUtc(instant: number): string {
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

/**
 * Returns links that open a new event in Google Calendar and Outlook. Neither service documents its parameters; they are
 * from github.com/InteractionDesignFoundation/add-event-to-calendar-docs.
 */
export function calendarLinks({ start, end, title, note }: Pick<CalendarEvent, "start" | "end" | "title" | "note">) {
  const [from, to] = [start, end].map((instant) => `${new Date(instant).toISOString().slice(0, 19)}Z`);
  const [text, details] = [title, note].map(encodeURIComponent);
  return {
    google: `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${text}&dates=${formatUtc(start)}/${formatUtc(end)}&details=${details}`,
    outlook: `https://outlook.office.com/calendar/deeplink/compose?path=/calendar/action/compose&rru=addevent&startdt=${from}&enddt=${to}&subject=${text}&body=${details}`,
  };
}
