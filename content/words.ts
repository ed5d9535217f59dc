/**
 * The words of the interface, in the site's language: what no record and no page says. A translation is this file, the
 * records and the copy of app/. Each is exported by itself, so that a script in the browser carries only what it uses.
 */

/** Numbers as sentences say them; one that is not here is written in digits. */
const NUMBERS: Readonly<Record<number, string>> = {
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
};

/** How many there are, as a sentence says it, so that copy never counts by itself: 5 gives "five", 34 gives "34". */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The same with what is counted: (1, "system", "systems") gives "one system". */
export function counted(count: number, one: string, many: string): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** From what to what, or one number where both are the same. */
export function range(least: number, most: number): string {
  return [...new Set([least, most])].map((number) => number.toLocaleString("en-US")).join("–");
}

/** An amount of whole units, as the firm writes money, or from what to what. */
export function money(least: number, most = least): string {
  return `$${range(least, most)}`;
}

/** Words as a sentence begins with them: "five people" gives "Five people". */
export function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A title, of which no line ends on an article or a short preposition. */
export function titled(words: string): string {
  return words.replaceAll(/(?<=(?:^| )(?:an?|and|as|at|by|for|from|in|into|of|on|or|the|to|with)) /gi, "\u00a0");
}

/** What somebody has said. An "I" stays with what it does, an "a" with what it is one of; the last line is never short. */
export function quoted(words: string): string {
  return `“${words.replaceAll(/(?<= (?:I|a)) /g, "\u00a0").replaceAll(/ (?=\S*$|.{0,12}$)/g, "\u00a0")}”`;
}

/** What opens the booking dialog. */
export const openers = {
  start: "Get Started",
  schedule: "Schedule Consultation",
} as const;

/** The frame of every page: bar, menu, footer. */
export const frame = {
  skip: "Skip to content",
  menu: "Menu",
  closeMenu: "Close menu",
  main: "Main",
  pages: "Pages",
  /** The same, at the foot of the page. */
  onPage: "On this page",
  allPages: "All pages",
  /** In the bar of pages that link to a booking. */
  book: "Book a call",
  /** Read out behind the words of a link. */
  newTab: " (opens in a new tab)",
};

export const notFound = {
  heading: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
  /** After that, to whoever reads it. */
  own: "That one is for us. You only want the way back.",
};

/** The booking dialog, beside its title and text (site.ts). */
export const dialog = {
  close: "Close booking dialog",
  loading: "Loading the calendar…",
  late: "The calendar is taking its time. You can wait, or use one of the ways below.",
  failed: "The calendar did not load.",
  again: "Try again",
  instead: (minutes: number) => `An email or a call gets you the same ${minutes} minutes.`,
  /** The email address, the telephone and `newTab` stand between its parts. */
  otherWays: ["Write to ", " or call ", ". ", "."],
  newTab: "Calendar in a new tab",
  mayLoad: "On a page of its own it may still load.",
  /** The first two, where there is room for few words. */
  ways: ["Email us", "Call us"],
} as const;

/** In place of a calendar: in the dialog, where it has not loaded, and on the scheduling page without script. */
export const instead = {
  nameTimes: "We have begun the email: add two or three times that suit you.",
  open: (hours: string) => `Our hours: ${hours}.`,
};

/** Times as sentences say them: on the scheduling page, in its script and in the emails that it writes. */
export const times = {
  span: (from: string, to: string) => `${from} to ${to}`,
  inZone: (city: string) => `${city} time`,
  /** With the first time that is left of them, on a day whose earlier ones are too near. */
  ours: (hours: string, first = "") =>
    `Our hours: ${hours}. ${first && `Earliest, at two hours’ notice: ${first}.`}`.trim(),
  several: (count: number, span: string) => `${count} times, ${span}`,
  nowIn: (zone: string) => `Times are now in ${zone}`,
  /** On the ticket, where no time is chosen yet, and on its button then and later. */
  length: (minutes: number) => `${minutes} minutes`,
  choose: "No\u00a0time\u00a0yet",
  ask: (clock: string) => `Request ${clock}`,
  wanted: (weekday: string, clock: string) => `${weekday}, ${clock}?`,
  /** Of a day. */
  closed: "Closed",
};

/** The email that asks for a consultation. */
export const letter = {
  hello: (name: string) => `Hello ${name},`,
  wish: (minutes: number) => `I would like to book the free ${minutes}-minute consultation:`,
  about: "About",
  name: "Name",
  tel: "Phone",
  close: "Please confirm the time, or send me the nearest free one.",
  /** In place of the times, where none was chosen. */
  suit: "These times suit me:",
  ownZone: "My time zone or city: ",
};

/** How the same email begins as a text to copy. */
export const copied = { to: "To", subject: "Subject" };

/** The site's own scheduling page. */
export const schedulePage = {
  back: (firm: string) => `Back to ${firm}`,
  choose: "Choose a day",
  free: (minutes: number) => `${atStart(inWords(minutes))} minutes, free.`,
  send: "One email asks for\u00a0it.",
  sent: "Now press Send in your\u00a0email.",
  byEmail: "We write the email, you press\u00a0Send.",
  ifTaken: "Taken? We offer the nearest\u00a0time.",
  /** Before a name. */
  speakTo: "You will speak to",
  callWith: "Video or phone, with",
  about: "What is it about?",
  holds: (minutes: number) => `Your ${minutes} minutes`,
  zone: "Time zone:",
  day: "Day",
  change: "Change time",
  openEmail: "Open in my\u00a0email",
  copy: "Copy the\u00a0text",
  copied: "Copied",
  notCopied: "Not copied",
  file: "Calendar\u00a0file",
  optional: "Both optional. Leave a number and we call it; without one we send a video link.",
  opened: "Your email program has it. It goes when you press Send there.",
  hold: "Until then, keep the time free:",
  noEmail: "No email opens? Copy the text instead.",
  refused: "Your browser does not let this page copy. The text is selected: copy it by hand.",
  request: "Your request",
  otherwise: "Rather write or call?",
  writeEmail: "Write the email",
  email: "Email",
  phone: "Phone",
  hours: "Hours",
  /** In the calendar's file. */
  tentative: (subject: string) => `${subject} (to be confirmed)`,
  requested: (name: string) => `Requested by email. ${name} replies to confirm the time.`,
};

/** Around records, wherever a section shows them. */
export const labels = {
  bestFor: "Best for",
  builtWith: "Built with",
  channels: "Channels:",
  /** Behind a sum. */
  spent: "spent",
  fee: "our fee",
  earned: "sold within a year",
  /** What the first leaf of a strip is, and each after it. */
  cost: "what was spent",
  again: "sold within a year: each\u00a0fold\u00a0=\u00a0what\u00a0was\u00a0spent",
  /** Before what a sale is worth. */
  brings: "brings",
  /** Over both figures, on paper. */
  costAndWorth: "What one sale cost, and what it brought",
  /** Read out around a person's name: "Profile of Maya Lindqvist". */
  profile: "Profile",
  of: " of ",
  /** Before what services come to so far; the second where clients may skip some of them. Then over them, on paper. */
  soFar: "Total so far",
  withAll: "With all stages so far",
  builds: "After the trial, take the stages you need.",
  /** Over channels by themselves, below their sum. */
  beforeFee: "Each channel for a month, before our fee",
};

/** The leaflet that a page is on paper, and the line of its footer that says so. */
export const leaflet = {
  note: "Print this page: it\u00a0becomes a\u00a0leaflet, folded in\u00a0three.",
  online: "Online",
  place: "Office",
  /** The headings of its panels. */
  topics: {
    services: "What we do",
    channels: "Our channels",
    process: "How it goes",
    plans: "What it costs",
    "case-studies": "What came of it",
    reasons: "Why us",
    team: "Who you will meet",
  },
};

/** In llms.txt. */
export const listing = {
  email: "Email",
  phone: "Phone",
  book: (minutes: number) => `Book a consultation (${minutes} minutes, free)`,
  pages: "Pages",
};
