import type { Hours } from "./slots";
import { clockSpan, clockTime, dateName, dateWords } from "./wording";
import { MINUTE, offsetName, wallAt } from "./zones";

/** What the page has to know about the firm; handed to the script as JSON in the markup. */
export interface Settings {
  name: string;
  email: string;
  subject: string;
  agenda: readonly string[];
  hours: Hours;
}

/** An email to the firm, before it is sent. Lines end in "\n". */
export interface Request {
  subject: string;
  text: string;
}

/** How the visitor reads the clock. */
export interface Clock {
  timeZone: string;
  twelveHour: boolean;
}

/** The request for the consultation that starts at `start`, with its time on the visitor's clock and on the firm's. */
export function requestFor({ hours, ...firm }: Settings, start: number, visitor: Clock): Request {
  const wall = wallAt(start, visitor.timeZone);
  const firmClock = { ...visitor, timeZone: hours.timeZone };
  const times = [`My time: ${fullTime(start, hours.minutes, visitor)}`];
  if (wall !== wallAt(start, hours.timeZone)) times.push(`Your time: ${fullTime(start, hours.minutes, firmClock)}`);

  return {
    subject: `${firm.subject}: ${dateName(wall)}, ${clockTime(wall, visitor.twelveHour)} ${offsetName(start, visitor.timeZone)}`,
    text: letter(firm, `I would like to book the free ${hours.minutes}-minute consultation:`, times.join("\n")),
  };
}

/** The request of a visitor without script, who names times in their own words. */
export function openRequest({ hours, ...firm }: Settings): Request {
  return {
    subject: firm.subject,
    text: letter(
      firm,
      `I would like to book the free ${hours.minutes}-minute consultation. These times suit me:`,
      "1. \n2. \n3. \nMy time zone or city: ",
    ),
  };
}

/** The address that opens the visitor's mail program with the request filled in (RFC 6068). */
export function mailto(email: string, { subject, text }: Request): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}

/** The same email as one text, for a visitor who pastes it into a mail program by hand. */
export function asText(email: string, { subject, text }: Request): string {
  return `To: ${email}\nSubject: ${subject}\n\n${text}`;
}

function fullTime(start: number, minutes: number, { timeZone, twelveHour }: Clock): string {
  const from = wallAt(start, timeZone);
  const to = wallAt(start + minutes * MINUTE, timeZone);
  const date = `${dateName(from)} ${dateWords(from, "long").year}`;
  return `${date}, ${clockSpan(from, to, twelveHour)} (${timeZone}, ${offsetName(start, timeZone)})`;
}

function letter(firm: Omit<Settings, "hours">, wish: string, times: string): string {
  const agenda = firm.agenda.map((point, index) => `${index + 1}. ${point}: `);
  return [
    `Hello ${firm.name},`,
    "",
    wish,
    "",
    times,
    "",
    "Agenda",
    ...agenda,
    "",
    "My name and company: ",
    "A phone number for the call: ",
    "",
    "Please reply to confirm the time, or to suggest another.",
  ].join("\n");
}
