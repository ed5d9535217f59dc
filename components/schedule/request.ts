import type { Route } from "@/content/routes";
import type { Site } from "@/content/schema/records";
import { emailHeaders, letter } from "@/content/words";
import type { CalendarEvent } from "./calendar-file";
import type { Hours } from "./slots";
import type { Details } from "./state";
import { formatSlot, type Wording } from "./wording";
import { offsetName } from "./zones";

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

interface Email {
  subject: string;
  /** Lines end in "\n". */
  text: string;
}

/** The draft of the email that requests a time. */
export interface BookingRequest extends Email {
  /** The same with less in it, each shorter than the one before, for mail programs that take only short ones. */
  shorter: readonly Email[];
}

/** A chosen slot, and what the visitor says about it. */
export interface Choice {
  /** The instant it starts at, in ms. */
  start: number;
  /** The zone whose clock it was chosen on. */
  timeZone: string;
  /** The name of the page that it is about, and what was asked about there; empty where that is not known. */
  topic?: string | undefined;
  asked?: string | undefined;
  details?: Details | undefined;
}

/** The words of a letter: the site's own, unless a test brings others. */
export type LetterWords = typeof letter;

/**
 * The longest address that opens a mail program, in characters. Windows cuts what it hands to a program there, and an
 * address escapes each letter of a script that is not Latin as six to nine characters.
 */
export const MAILTO_MAX_LENGTH = 2046;

/** The name and the telephone number have room for so many characters each. */
export const DETAIL_MAX_LENGTH = 40;

/**
 * When a chosen slot is: on the clock that it was chosen on, and on the firm's. No time is called the visitor's own: who
 * chose by Tokyo's clock need not be there.
 *
 * @returns One or two entries, each with its date (empty where the first has said it), span, and zone with offset.
 */
export function whenOf({ start, timeZone }: Choice, { hours }: Pick<Settings, "hours">, wording: Wording) {
  const zones = [...new Set([timeZone, hours.timeZone])];
  const [first] = zones.map((zone) => formatSlot(start, hours.minutes, zone, wording).date);
  return zones.map((zone, index) => {
    const { wall, date, span, zoneAndOffset } = formatSlot(start, hours.minutes, zone, wording);
    return { date: index > 0 && date === first ? "" : wording.dateOfYear(wall), span, zone: zoneAndOffset };
  });
}

/** Writes the request for a chosen slot. */
export function composeRequest(
  settings: Pick<Settings, "name" | "consultation" | "hours">,
  choice: Choice,
  wording: Wording,
  words: LetterWords = letter,
): BookingRequest {
  const { start, timeZone, topic = "", asked = "", details } = choice;
  const { date, wall } = formatSlot(start, settings.hours.minutes, timeZone, wording);
  const when = whenOf(choice, settings, wording).map((one) =>
    [one.date, one.span, one.zone].filter(Boolean).join(", "),
  );
  const given = (["name", "tel"] as const).flatMap((field) => {
    const value = details?.[field].trim().toWellFormed();
    return value ? `${words[field]}: ${value}` : [];
  });
  const about = (text: string) => `${words.about}: ${text}`;
  const { subject: title } = settings.consultation;
  const subject = `${title}: ${date}, ${wording.clock(wall)} ${offsetName(start, timeZone)}`;
  const whole = about([topic, asked].filter(Boolean).join(": "));
  return {
    subject,
    text: withCourtesies(settings, [...when, "", ...given, whole], words),
    shorter: [
      { subject, text: [...when, "", ...given, whole].join("\n") },
      { subject, text: [...when, "", ...given, about(topic)].join("\n") },
      { subject: title, text: [...when, "", ...given].join("\n") },
      { subject: title, text: when.join("\n") },
    ],
  };
}

/** The request of a visitor without script, who names times in their own words. */
export function openRequest(firm: Firm, words: LetterWords = letter): BookingRequest {
  const asks = [`${words.name}: `, `${words.tel}: `, `${words.about}: `];
  const wanted = [words.suit, "1. ", "2. ", "3. ", words.ownZone, "", ...asks];
  const { subject } = firm.consultation;
  return {
    subject,
    text: withCourtesies(firm, wanted, words),
    shorter: [{ subject, text: wanted.join("\n") }],
  };
}

/** A letter that may be sent as it is. */
function withCourtesies(
  { name, consultation: { minutes } }: Firm,
  lines: readonly string[],
  words: LetterWords,
): string {
  return [words.hello(name), "", words.wish(minutes), ...lines, "", words.close].join("\n");
}

/**
 * Makes the address that opens the visitor's mail program with a request filled in (RFC 6068): with the whole of it, or
 * with the longest form that mail programs take. The last form is taken even where it is too long: the content check says
 * so beforehand (letter-check.ts).
 */
export function fitMailto(email: string, request: BookingRequest): { href: string; isShortened: boolean } {
  const [whole = "", ...shorter] = [request, ...request.shorter].map(
    ({ subject, text }) =>
      `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`,
  );
  if (whole.length <= MAILTO_MAX_LENGTH) return { href: whole, isShortened: false };
  return {
    href: shorter.find(({ length }) => length <= MAILTO_MAX_LENGTH) ?? shorter.at(-1) ?? whole,
    isShortened: true,
  };
}

/** The address that opens the visitor's mail program with a request filled in. */
export function mailto(email: string, request: BookingRequest): string {
  return fitMailto(email, request).href;
}

/** The whole email as one text, for a visitor who pastes it into a mail program by hand. */
export function asText(email: string, { subject, text }: Email): string {
  return `${emailHeaders.to}: ${email}\n${emailHeaders.subject}: ${subject}\n\n${text}`;
}
