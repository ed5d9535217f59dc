import type { Site } from "@/content/schema/records";
import { emailHeaders, letter } from "@/content/words";
import type { CalendarEvent } from "./calendar-file";
import { type Details, FIELDS } from "./fields";
import type { Hours } from "./slots";
import { formatSlot, type Wording } from "./wording";
import { offsetName } from "./zones";

type Firm = Pick<Site, "name"> & { consultation: Pick<Site["consultation"], "minutes" | "subject"> };

/** Settings of the site that requests and the texts around them use. */
export interface Settings extends Firm, Pick<Site, "email" | "language"> {
  hours: Hours;
  /** The title and description of the consultation in the calendar file. */
  event: Pick<CalendarEvent, "title" | "note">;
}

export interface Email {
  subject: string;
  /** The body of the email. Its lines end in "\n". */
  text: string;
}

/** The draft of the email that requests a time. */
export interface BookingRequest extends Email {
  /** Shorter versions, longest first, for services that accept only short emails. */
  shorter: readonly Email[];
}

/** A chosen slot, the visitor's details and the topic of the request. */
export interface Choice {
  /** The instant at which the slot starts, in ms. */
  start: number;
  /** The time zone in which the slot was chosen. */
  timeZone: string;
  /** The name of the page that the consultation is about, and the visitor's choice on it. Empty if unknown. */
  topic?: string | undefined;
  pageChoice?: string | undefined;
  /** A line of text that describes the visit's campaign. */
  campaign?: string | undefined;
  details?: Details | undefined;
}

/** The words of a letter. Tests pass words in other languages. */
export type LetterWords = typeof letter;

/**
 * Formats a chosen slot in the zone in which it was chosen and, if that differs, in the firm's zone. The second date is
 * empty if it equals the first.
 */
export function formatOnBothClocks({ start, timeZone }: Choice, { hours }: Pick<Settings, "hours">, wording: Wording) {
  const zones = [...new Set([timeZone, hours.timeZone])];
  const [first] = zones.map((zone) => formatSlot(start, hours.minutes, zone, wording).date);
  return zones.map((zone, index) => {
    const { wall, date, span, zoneAndOffset } = formatSlot(start, hours.minutes, zone, wording);
    return { date: index > 0 && date === first ? "" : wording.dateOfYear(wall), span, zone: zoneAndOffset };
  });
}

/** Joins the parts of a time from formatOnBothClocks. */
export function joinTime({ date, span, zone }: ReturnType<typeof formatOnBothClocks>[number]): string {
  return [date, span, zone].filter(Boolean).join(", ");
}

/** Writes the request for a chosen slot. */
export function composeRequest(
  settings: Pick<Settings, "name" | "consultation" | "hours">,
  choice: Choice,
  wording: Wording,
  words: LetterWords = letter,
): BookingRequest {
  const { start, timeZone, topic = "", pageChoice = "", campaign = "", details } = choice;
  const { date, wall } = formatSlot(start, settings.hours.minutes, timeZone, wording);
  const when = formatOnBothClocks(choice, settings, wording).map(joinTime);
  const given = FIELDS.flatMap(({ name }) => {
    const value = details?.[name].trim().toWellFormed();
    return value ? `${words[name]}: ${value}` : [];
  });
  const about = (text: string) => `${words.about}: ${text}`;
  const { subject: title } = settings.consultation;
  const subject = `${title}: ${date}, ${wording.clock(wall)} ${offsetName(start, timeZone)}`;
  const whole = about([topic, pageChoice].filter(Boolean).join(": "));
  return {
    subject,
    text: addGreeting(settings, [...when, "", ...given, whole, ...(campaign ? [campaign] : [])], words),
    shorter: [
      { subject, text: [...when, "", ...given, whole].join("\n") },
      { subject, text: [...when, "", ...given, about(topic)].join("\n") },
      { subject: title, text: [...when, "", ...given].join("\n") },
      { subject: title, text: when.join("\n") },
    ],
  };
}

/** Writes a request without a chosen time, for pages without a script: it has empty lines for suggested times. */
export function composeRequestWithoutTime(firm: Firm, words: LetterWords = letter): BookingRequest {
  const questions = [`${words.name}: `, `${words.tel}: `, `${words.about}: `];
  const lines = [words.suit, "1. ", "2. ", "3. ", words.ownZone, "", ...questions];
  const { subject } = firm.consultation;
  return {
    subject,
    text: addGreeting(firm, lines, words),
    shorter: [{ subject, text: lines.join("\n") }],
  };
}

/** Adds a greeting and a closing to the lines, to form a complete email. */
function addGreeting({ name, consultation: { minutes } }: Firm, lines: readonly string[], words: LetterWords): string {
  return [words.hello(name), "", words.wish(minutes), ...lines, "", words.close].join("\n");
}

/** Returns the whole email as one text, for copying into a mail program. */
export function asText(email: string, { subject, text }: Email): string {
  return `${emailHeaders.to}: ${email}\n${emailHeaders.subject}: ${subject}\n\n${text}`;
}
