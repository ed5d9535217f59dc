import type { Site } from "@/content/site";
import { copied, letter, times } from "@/content/words";
import type { Hours } from "./slots";
import { spanOf, type Wording } from "./wording";
import { cityOf, MINUTE, offsetName, wallAt } from "./zones";

/** What the page's script has to know; handed to it as JSON in the markup. */
export interface Settings {
  email: string;
  /** The language of the site, as a tag. */
  language: string;
  hours: Hours;
  /** Of the email, before the time is added. */
  subject: string;
  /** Of the email, with a place for the times. */
  letter: string;
  /** The address of the calendar file, without its times. */
  calendarFile: string;
}

/** An email to the firm, before it is sent. Lines end in "\n". */
export interface BookingRequest {
  subject: string;
  text: string;
}

/** A request for a time, and that time on the clock that it was chosen by, and on the firm's where that differs. */
export interface TimedRequest extends BookingRequest {
  times: [chosen: Told, ours?: Told];
}

/** The consultation that starts at `start`, as it is told in a zone. */
export interface Told {
  wall: number;
  /** `Tuesday, November 24` */
  date: string;
  /** `3:00–3:30 PM` */
  span: string;
  /** `Paris time (GMT+1)` */
  zone: string;
}

/** The consultation that starts at `start` in the words of a zone. */
export function told(start: number, minutes: number, timeZone: string, wording: Wording): Told {
  const wall = wallAt(start, timeZone);
  const span = spanOf(wall, wallAt(start + minutes * MINUTE, timeZone), wording);
  return {
    wall,
    date: wording.date(wall),
    span,
    zone: `${times.inZone(cityOf(timeZone))} (${offsetName(start, timeZone)})`,
  };
}

/**
 * The request for the consultation that starts at `start`, chosen on the clock of a zone. No time in it is called the
 * visitor's own: who chose by Tokyo's clock need not be there.
 *
 * @param topic What it is about; empty where nothing is known of that, and the visitor is to say it.
 */
export function requestFor(
  { hours, subject, letter: text }: Settings,
  start: number,
  timeZone: string,
  wording: Wording,
  topic = "",
): TimedRequest {
  const chosen = told(start, hours.minutes, timeZone, wording);
  const ours = told(start, hours.minutes, hours.timeZone, wording);
  const both: [Told, Told?] = chosen.wall === ours.wall ? [chosen] : [chosen, ours];
  const lines = both.map((time) => time && `${wording.dateOfYear(time.wall)}, ${time.span}, ${time.zone}`);
  return {
    subject: `${subject}: ${chosen.date}, ${wording.clock(chosen.wall)} ${offsetName(start, timeZone)}`,
    text: text.replace(TIMES, [...lines, "", `${letter.about}: ${topic}`].join("\n")),
    times: both,
  };
}

const TIMES = "{times}";

type Firm = Pick<Site, "name" | "consultation">;

/** The text of the request, with a place for the times. */
export function letterTo({ name, consultation: { minutes, agenda } }: Firm): string {
  return [
    letter.hello(name),
    "",
    letter.wish(minutes),
    "",
    TIMES,
    "",
    letter.agenda,
    ...agenda.map((point, index) => `${index + 1}. ${point}: `),
    "",
    letter.sender,
    letter.phone,
    "",
    letter.close,
  ].join("\n");
}

/** The request of a visitor without script, who names times in their own words. */
export function openRequest(firm: Firm): BookingRequest {
  const wanted = `${letter.suit}\n1. \n2. \n3. \n${letter.ownZone}`;
  return { subject: firm.consultation.subject, text: letterTo(firm).replace(TIMES, wanted) };
}

/** The address that opens the visitor's mail program with the request filled in (RFC 6068). */
export function mailto(email: string, { subject, text }: BookingRequest): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}

/** The same email as one text, for a visitor who pastes it into a mail program by hand. */
export function asText(email: string, { subject, text }: BookingRequest): string {
  return `${copied.to}: ${email}\n${copied.subject}: ${subject}\n\n${text}`;
}
