import type { Route } from "@/content/routes";
import type { Site } from "@/content/schema/records";
import { copied, letter, times } from "@/content/words";
import type { CalendarEvent } from "./calendar-file";
import type { Hours } from "./slots";
import { spanOf, type Wording } from "./wording";
import { cityOf, MINUTE, offsetName, wallAt } from "./zones";

/** Whom a request is written to, and what about. */
type Firm = Pick<Site, "name"> & { consultation: Pick<Site["consultation"], "minutes" | "subject"> };

/** What the page's script has to know; handed to it as JSON in the markup. */
export interface Settings extends Firm, Pick<Site, "email" | "language"> {
  hours: Hours;
  /** The pages that a visitor may come from: their addresses, and what a consultation is then about. */
  pages: readonly (Pick<Route, "id" | "path" | "accent" | "booking"> & { topic: string })[];
  /** What the calendar file says of the consultation. */
  event: Pick<CalendarEvent, "title" | "note">;
}

/** An email to the firm, before it is sent. Lines end in "\n". */
export interface BookingRequest {
  subject: string;
  text: string;
  /** The chosen time by each clock that shows it otherwise: date, span and zone. */
  when?: readonly string[][];
}

/** The consultation that starts at `start` in the words of a zone. */
export function told(start: number, minutes: number, timeZone: string, wording: Wording) {
  const wall = wallAt(start, timeZone);
  return {
    wall,
    /** `Tuesday, November 24` */
    date: wording.date(wall),
    /** `3:00–3:30 PM` */
    span: spanOf(wall, wallAt(start + minutes * MINUTE, timeZone), wording),
    /** `Paris time` */
    zone: times.inZone(cityOf(timeZone)),
  };
}

/**
 * The request for the consultation that starts at `start`, chosen on the clock of a zone. No time in it is called the
 * visitor's own: who chose by Tokyo's clock need not be there.
 *
 * @param topic What it is about; empty where nothing is known of that, and the visitor is to say it.
 * @param given What the visitor has said of themselves, a line each.
 */
export function requestFor(
  { hours, ...firm }: Settings,
  start: number,
  timeZone: string,
  wording: Wording,
  topic = "",
  given: readonly string[] = [],
): BookingRequest {
  const chosen = told(start, hours.minutes, timeZone, wording);
  const ours = told(start, hours.minutes, hours.timeZone, wording);
  const both = chosen.wall === ours.wall ? [chosen] : [chosen, ours];
  // A date that both have is said once.
  const when = both.map((one) => {
    const isSaid = one !== chosen && one.date === chosen.date;
    return [...(isSaid ? [] : [wording.dateOfYear(one.wall)]), one.span, one.zone];
  });
  const lines = when.map((time) => time.join(", "));
  return {
    subject: `${firm.consultation.subject}: ${chosen.date}, ${wording.clock(chosen.wall)} ${offsetName(start, timeZone)}`,
    text: letterTo(firm, lines, given, topic),
    when,
  };
}

/** The text of a request, with the lines that say when: a letter that may be sent as it is. */
function letterTo(
  { name, consultation: { minutes } }: Firm,
  when: readonly string[],
  given = [`${letter.name}: `, `${letter.tel}: `] as readonly string[],
  topic = "",
): string {
  return [
    letter.hello(name),
    "",
    letter.wish(minutes),
    ...when,
    "",
    ...given,
    `${letter.about}: ${topic}`,
    "",
    letter.close,
  ].join("\n");
}

/** The request of a visitor without script, who names times in their own words. */
export function openRequest(firm: Firm): BookingRequest {
  const wanted = [letter.suit, "1. ", "2. ", "3. ", letter.ownZone];
  return { subject: firm.consultation.subject, text: letterTo(firm, wanted) };
}

/** The address that opens the visitor's mail program with the request filled in (RFC 6068). */
export function mailto(email: string, { subject, text }: BookingRequest): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}

/** The same email as one text, for a visitor who pastes it into a mail program by hand. */
export function asText(email: string, { subject, text }: BookingRequest): string {
  return `${copied.to}: ${email}\n${copied.subject}: ${subject}\n\n${text}`;
}
