/**
 * The file of a calendar (RFC 5545) with one event in it: tentative, since nobody has confirmed it yet. Written while the
 * site is built, all but what `timed` fills in, so that the page's script knows nothing of escaping and folding.
 *
 * @param title Any text, and so is `note`, which may have lines that end in "\n".
 */
export function calendarFile(title: string, note: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Scheduling page//EN",
    "BEGIN:VEVENT",
    "UID:",
    "DTSTAMP:",
    "DTSTART:",
    "DTEND:",
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** The address of a file that is a part of its page: whatever the page's policy, nothing is asked for. */
export function fileAddress(file: string): string {
  // A ":" is allowed there, and lets `timed` find its places.
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file).replaceAll("%3A", ":")}`;
}

/**
 * The address of a file with its times, which are instants.
 *
 * @param id Of characters that need no escaping. The same for an event and the one that takes its place, so that a
 *   calendar moves it; otherwise unique.
 * @param stamp When the event was written: of two with one id, the later counts.
 */
export function timed(address: string, id: string, stamp: number, start: number, end: number): string {
  return address
    .replace("UID:", `$&${id}`)
    .replace("DTSTAMP:", `$&${inUtc(stamp)}`)
    .replace("DTSTART:", `$&${inUtc(start)}`)
    .replace("DTEND:", `$&${inUtc(end)}`);
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
