import * as language from "./language";
import { site } from "./site";

/**
 * The text of the interface, in the site's language. To translate the site, translate this file, the records and the
 * pages in app/. Each group is a separate export, so that a script contains only the text that it uses.
 */

/*
 * The rules of the language. Numbers, plurals, money and quotation marks follow `language` in content/site.ts
 * automatically (content/language.ts). For a language other than English, change:
 *
 * - `numbers`: the numbers that sentences spell out in words. Other numbers are written in digits. If a number changes
 *   with its noun, like "viens" and "viena", use `numbers: {}`, because digits are always correct.
 * - `keptWithNext`: short words that must not be at the end of a line in a title. Single letters need no entry.
 * - `currency`: an ISO 4217 code. Amounts are not converted, so rewrite them.
 * - the plural forms of each `pluralize`: { one, other } in English, { one, few, many, other } in Polish and Czech,
 *   { zero, one, other } in Latvian. For all languages see:
 *   https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 *
 * A function returns these rules, so that scripts that do not need them do not contain them.
 */
export const languageRules = (): language.LanguageRules => ({
  language: site.language,
  numbers: {
    1: "one",
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    7: "seven",
    8: "eight",
    9: "nine",
    10: "ten",
    11: "eleven",
    12: "twelve",
    15: "fifteen",
    20: "twenty",
    30: "thirty",
    40: "forty",
    45: "forty-five",
    50: "fifty",
    60: "sixty",
  },
  keptWithNext: "an and as at by for from in into of on or the to with",
  currency: "USD",
});

/** Formats a number: 34 as "34", 2700 as "2,700". */
export const formatNumber = (value: number) => language.formatNumber(value, languageRules());

/** Formats a number for a sentence: 5 as "five", 34 as "34". */
export const spellNumber = (count: number) => language.spellNumber(count, languageRules());

/** Formats a number with its noun: `pluralize(5, { one: "system", other: "systems" })` returns "five systems". */
export const pluralize = (count: number, forms: language.PluralForms) =>
  language.pluralize(count, forms, languageRules());

/** Formats a range: "5–7". */
export const formatRange = (least: number, most: number) => language.formatRange(least, most, languageRules());

/** Formats an amount in whole units of `currency`, or a range of amounts. */
export const formatMoney = (least: number, most = least) => language.formatMoney(least, most, languageRules());

/** Capitalizes the first letter. */
export const capitalize = (words: string) => language.capitalize(words, languageRules());

/** Puts the first letter in lower case, for the middle of a sentence. */
export const decapitalize = (words: string) => language.decapitalize(words, languageRules());

/** Prevents lines of a title from ending with a word of `keptWithNext`. */
export const preventTitleWidows = (title: string) => language.preventTitleWidows(title, languageRules());

/** Formats a quote with the language's quotation marks. */
export const formatQuote = (words: string) => language.formatQuote(words, languageRules());

/** Labels of the buttons that open the booking dialog. */
export const openers = {
  start: "Get Started",
  schedule: "Schedule Consultation",
} as const;

/** The chrome of every page: bar, menu and footer. */
export const chrome = {
  skip: "Skip to content",
  menu: "Menu",
  closeMenu: "Close menu",
  main: "Main",
  pages: "Pages",
  onPage: "On this page",
  allPages: "All pages",
  /** Label of the booking link in the bar of pages without a booking dialog. */
  book: "Book a call",
  /**
   * Text in the footer. It is true without analytics. With analytics (content/site.ts), the `notice` of that record
   * replaces it.
   */
  privacy: "This site sets no cookies and, until you open the calendar, sends nothing to anyone.",
  /** For screen readers, after the text of a link. */
  newTab: " (opens in a new tab)",
};

/**
 * What happens after a click on a booking link. On the site's own scheduling page, `schedulePage.appOpens` and
 * `consultation.answer` of content/site.ts follow. "Request" is the word in `messages.ask`.
 */
export const afterPress = {
  ownPage: "Pick a time and press Request.",
  calendar: "Pick a time in the calendar. It sends you the details by email.",
};

export const notFound = {
  heading: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
  own: "That note is for our developers. Let’s get you back.",
};

/** The booking dialog. Its title and text are in content/site.ts. */
export const dialog = {
  close: "Close booking dialog",
  loading: "Loading the calendar…",
  late: "The calendar is taking its time. You can wait, or use one of the ways below.",
  failed: "The calendar did not load.",
  /**
   * Shown after the calendar reports a booking. `bookedNext` describes the next step, because the calendar may still
   * ask for a payment.
   */
  booked: "The calendar has your booking.",
  bookedNext: "It sends you the details by email. If anything is left to do, it says so below.",
  again: "Try again",
  instead: (minutes: number) => `An email or a call gets you the same ${minutes} minutes.`,
  /** Links replace {email}, {phone} and {newTab}, in any order. */
  otherWays: "Write to {email} or call {phone}. {newTab}.",
  newTab: "Calendar in a new tab",
  mayLoad: "On a page of its own it may still load.",
  /** On a phone, these replace the address and the number. */
  shortWays: { email: "Email us", phone: "Call us" },
} as const;

/**
 * Text in place of a calendar: in the dialog if the calendar does not load, and on the scheduling page without a
 * script.
 */
export const withoutCalendar = {
  nameTimes: "We have begun the email: add two or three times that suit you.",
  open: (hours: string) => `Our hours: ${hours}.`,
};

/** Sentences with times, on the scheduling page and in the emails that it writes. */
export const messages = {
  /** A range of times and, in the footer, of weekdays. */
  span: (from: string, to: string) => `${from} to ${to}`,
  inZone: (city: string) => `${city} time`,
  /** The firm's hours in the visitor's time zone. */
  ourHours: ({ hours }: { hours: string }) => `Our hours: ${hours}.`,
  /** Shown on a day whose first times are too soon. `notice` is in hours. */
  earliest: ({ notice, clock }: { notice: number; clock: string }) =>
    `We need ${notice} hours’ notice, so the earliest time is ${clock}.`,
  several: (count: number, span: string) => `${count} times, ${span}`,
  nowIn: (zone: string) => `Times are now in ${zone}`,
  noZone: "No time zone found. Try a large city or the country.",
  /** Shown if the browser hides the visitor's time zone. The times are then in the firm's time zone. */
  unknownZone: "Your time zone?",
  askZone: ({ zone }: { zone: string }) =>
    `We could not detect your time zone. These times are ${zone}. For yours, choose your city.`,
  /** `device` is the date and time on the visitor's device. */
  wrongClock: ({ device }: { device: string }) =>
    `Your device’s clock is wrong: it says ${device}. The days and times here go by our server’s clock.`,
  /** Shown if a chosen time has become too soon. */
  gone: ({ time }: { time: string }) => `${time} is no longer on offer. Please choose another time.`,
  /** Shown below a request that is too long for a mailto: link. */
  shortened: "Email programs cut long texts, so the email says less than this. The copied text has all of it.",
  /** Text on the ticket: `length` and `choose` before a time is chosen, `ask` and `wanted` afterward. */
  length: (minutes: number) => `${minutes} minutes`,
  choose: "Pick a time",
  ask: (clock: string) => `Request ${clock}`,
  wanted: (weekday: string, clock: string) => `${weekday}, ${clock}?`,
  /** Label of a day on which the firm is closed. */
  closed: "Closed",
};

/**
 * Cities whose name in the site's language differs from the English name in the time zone's id: { "Europe/Prague":
 * "Praha" }.
 */
export const cityNames: Readonly<Record<string, string>> = {};

/** The email that asks for a consultation. */
export const letter = {
  hello: (name: string) => `Hello ${name},`,
  wish: (minutes: number) => `I would like to book the free ${minutes}-minute consultation:`,
  about: "About",
  name: "Name",
  tel: "Phone",
  close: "Please confirm the time, or send me the nearest free one.",
  /** Above the visitor's suggested times, if no time was chosen. */
  suit: "These times suit me:",
  ownZone: "My time zone or city: ",
};

/** In the same email, the label before the description of the visit's campaign: "Came from: newsletter, spring". */
export const campaign = { source: "Came from" };

/** The labels of the email's headers in the text to copy. */
export const emailHeaders = { to: "To", subject: "Subject" };

/** The site's own scheduling page. */
export const schedulePage = {
  back: (firm: string) => `Back to ${firm}`,
  choose: "Choose a day",
  free: (minutes: number) => `${capitalize(spellNumber(minutes))} minutes, free.`,
  send: "Now send this\u00a0email.",
  sent: "Press Send in your\u00a0email.",
  /** Shown if the email was written, but not sent in time. */
  passed: "This time has passed. Choose another one: we have kept what you\u00a0wrote.",
  another: "Choose another time",
  /** The steps above the times. The last step begins with `consultation.answer` of content/site.ts. */
  pick: "Pick a time.",
  appOpens: "Your email app opens with the request written. Send\u00a0it.",
  notBooked: "Until then, nothing is\u00a0booked.",
  ifTaken: "If the time is taken, we offer the nearest free\u00a0one.",
  /** Before a name. */
  speakTo: "You will speak to",
  callWith: "Video or phone, with",
  about: "What is it about?",
  holds: (minutes: number) => `Your ${minutes} minutes`,
  zone: "Time zone:",
  /** Explains the time zone field. */
  zoneSearch: "City, country or time zone",
  day: "Day",
  change: "Change time",
  openEmail: "Open in my\u00a0email",
  /** Before the other ways to send the request: Gmail, Outlook, the text to copy. */
  noEmail: "No email app, or nothing opened? Use",
  gmail: "Gmail",
  outlook: "Outlook",
  copy: "Copy the\u00a0text",
  copied: "Copied",
  notCopied: "Not copied",
  /** Ways to save the event, below "keep the time free": as a file, or in a calendar on the web. */
  file: "Calendar\u00a0file",
  googleCalendar: "Google\u00a0Calendar",
  outlookCalendar: "Outlook\u00a0calendar",
  optional: "Both are optional. Leave a number and we call it; without one we send a video link.",
  opened: "The request is in your email. It goes out when you press Send\u00a0there.",
  hold: "Until we confirm, keep the time free in your calendar:",
  refused: "Your browser does not let this page copy. The text is selected: copy it by hand.",
  request: "Your request",
  otherwise: "Write to us or call us",
  writeEmail: "Write the email",
  email: "Email",
  phone: "Phone",
  hours: "Hours",
  /** Text in the calendar file. */
  tentative: (subject: string) => `${subject} (to be confirmed)`,
  requested: (name: string) => `Requested by email. ${name} replies to confirm the time.`,
};

/** Labels of records in sections. */
export const labels = {
  bestFor: "Best for",
  builtWith: "Built with",
  channels: "Channels:",
  /** After an amount. */
  spent: "spent",
  sold: "sold",
  /** Sales in the year after a month of marketing. */
  soldInYear: "sold within a year",
  /** The lines of a client's month. `orders` is a phrase: "5 orders". */
  channelsCost: "Spent on channels",
  fee: "Our fee",
  each: (orders: string) => `Average of ${orders}, fee included`,
  /** Before the value of an order. */
  brings: "brings in",
  /** For screen readers, before and after the word that links to a profile: "Profile of Maya Lindqvist". */
  profile: "Profile",
  of: " of ",
  /** Before the running total of services. */
  soFar: "Total so far",
};

/** Text in llms.txt. */
export const llmsText = {
  email: "Email",
  phone: "Phone",
  book: (minutes: number) => `Book a consultation (${minutes} minutes, free)`,
  pages: "Pages",
};
