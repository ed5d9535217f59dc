import type { Route } from "@/content/routes";
import type { Site } from "@/content/schema/records";
import { campaign, emailHeaders, letter } from "@/content/words";
import type { CalendarEvent } from "./calendar-file";
import type { Hours } from "./slots";
import type { Details } from "./state";
import { formatSlot, type Wording } from "./wording";
import { offsetName } from "./zones";

/** Whom a request is addressed to, and its subject. */
type Firm = Pick<Site, "name"> & { consultation: Pick<Site["consultation"], "minutes" | "subject"> };

/** Settings for the page's script, which reads them as JSON from the markup. */
export interface Settings extends Firm, Pick<Site, "email" | "language"> {
  hours: Hours;
  /** The pages that a visitor may come from: their addresses and the topics of a consultation. */
  pages: readonly (Pick<Route, "id" | "path" | "accent" | "booking"> & { topic: string })[];
  /** The description of the consultation in the calendar file. */
  event: Pick<CalendarEvent, "title" | "note">;
}

export interface Email {
  subject: string;
  /** Lines end in "\n". */
  text: string;
}

/** The draft of the email that requests a time. */
export interface BookingRequest extends Email {
  /** Shorter versions, longest first, for services that accept only short emails. */
  shorter: readonly Email[];
}

/** A chosen slot and the visitor's note. */
export interface Choice {
  /** The instant it starts at, in ms. */
  start: number;
  /** The time zone in which it was chosen. */
  timeZone: string;
  /** The name of the page that it is about, and the visitor's choice on it; empty if unknown. */
  topic?: string | undefined;
  asked?: string | undefined;
  /** A description of the visit's campaign. */
  cameFrom?: string | undefined;
  details?: Details | undefined;
}

/** The words of a letter: the site's own, unless a test brings others. */
export type LetterWords = typeof letter;

/** The maximum length of the name and of the telephone number, in characters. */
export const DETAIL_MAX_LENGTH = 40;

/**
 * Formats a chosen slot on the clock that it was chosen on, and on the firm's. It calls neither of them the visitor's,
 * who may have chosen by Tokyo's clock without being there.
 *
 * @returns one or two entries, each with its date (empty if it is that of the first), span, and zone with offset.
 */
export function formatOnBothClocks({ start, timeZone }: Choice, { hours }: Pick<Settings, "hours">, wording: Wording) {
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
  const { start, timeZone, topic = "", asked = "", cameFrom = "", details } = choice;
  const { date, wall } = formatSlot(start, settings.hours.minutes, timeZone, wording);
  const when = formatOnBothClocks(choice, settings, wording).map((time) =>
    [time.date, time.span, time.zone].filter(Boolean).join(", "),
  );
  const given = (["name", "tel"] as const).flatMap((field) => {
    const value = details?.[field].trim().toWellFormed();
    return value ? `${words[field]}: ${value}` : [];
  });
  const about = (text: string) => `${words.about}: ${text}`;
  const origin = cameFrom ? [describeOrigin(cameFrom)] : [];
  const { subject: title } = settings.consultation;
  const subject = `${title}: ${date}, ${wording.clock(wall)} ${offsetName(start, timeZone)}`;
  const whole = about([topic, asked].filter(Boolean).join(": "));
  return {
    subject,
    text: addGreeting(settings, [...when, "", ...given, whole, ...origin], words),
    shorter: [
      { subject, text: [...when, "", ...given, whole].join("\n") },
      { subject, text: [...when, "", ...given, about(topic)].join("\n") },
      { subject: title, text: [...when, "", ...given].join("\n") },
      { subject: title, text: when.join("\n") },
    ],
  };
}

/** The line of a request that says which campaign has brought the visitor here; empty where none has. */
export function describeOrigin(cameFrom = ""): string {
  return cameFrom && `${campaign.cameFrom}: ${cameFrom}`;
}

/** The request of a visitor without script, who names times in their own words. */
export function openRequest(firm: Firm, words: LetterWords = letter): BookingRequest {
  const questions = [`${words.name}: `, `${words.tel}: `, `${words.about}: `];
  const lines = [words.suit, "1. ", "2. ", "3. ", words.ownZone, "", ...questions];
  const { subject } = firm.consultation;
  return {
    subject,
    text: addGreeting(firm, lines, words),
    shorter: [{ subject, text: lines.join("\n") }],
  };
}

/** The lines with a greeting and a closing, as a complete email. */
function addGreeting({ name, consultation: { minutes } }: Firm, lines: readonly string[], words: LetterWords): string {
  return [words.hello(name), "", words.wish(minutes), ...lines, "", words.close].join("\n");
}

/** The whole email as one text, for a visitor who pastes it into a mail program by hand. */
export function asText(email: string, { subject, text }: Email): string {
  return `${emailHeaders.to}: ${email}\n${emailHeaders.subject}: ${subject}\n\n${text}`;
}
