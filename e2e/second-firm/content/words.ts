import * as by from "./language";
import { site } from "./site";

/** The words of the interface, in Danish. */

export const languageRules = (): by.LanguageRules => ({
  language: site.language,
  numbers: {
    1: "en",
    2: "to",
    3: "tre",
    4: "fire",
    5: "fem",
    6: "seks",
    7: "syv",
    8: "otte",
    9: "ni",
    10: "ti",
    11: "elleve",
    12: "tolv",
    15: "femten",
    20: "tyve",
    30: "tredive",
    40: "fyrre",
    45: "femogfyrre",
    50: "halvtreds",
    60: "tres",
  },
  keptWithNext: "af at de den det en et for fra i med og om på til ved",
  currency: "DKK",
});

/** 34 gives "34", 2700 gives "2,700". */
export const formatNumber = (value: number) => by.formatNumber(value, languageRules());

/** A count as a sentence has it, so that copy never counts by itself: 5 gives "fem", 34 gives "34". */
export const spellNumber = (count: number) => by.spellNumber(count, languageRules());

/** The same with its noun: `pluralize(5, { one: "plan", other: "planer" })` gives "fem planer". */
export const pluralize = (count: number, forms: by.PluralForms) => by.pluralize(count, forms, languageRules());

/** From what to what: "5–7". */
export const formatRange = (least: number, most: number) => by.formatRange(least, most, languageRules());

/** An amount in whole units of `currency`, or from what to what. */
export const formatMoney = (least: number, most = least) => by.formatMoney(least, most, languageRules());

/** Words as a sentence begins with them. */
export const capitalize = (words: string) => by.capitalize(words, languageRules());

/** Words in the form that they have within a sentence. */
export const decapitalize = (words: string) => by.decapitalize(words, languageRules());

/** A title in which no line ends with a word of `keptWithNext`. */
export const preventTitleWidows = (title: string) => by.preventTitleWidows(title, languageRules());

/** A quote in the language's quotation marks. */
export const formatQuote = (words: string) => by.formatQuote(words, languageRules());

/** What opens the booking dialog. */
export const openers = {
  start: "Kom i gang",
  schedule: "Aftal en samtale",
} as const;

/** The chrome of every page: bar, menu, footer. */
export const chrome = {
  skip: "Gå til indholdet",
  menu: "Menu",
  closeMenu: "Luk menuen",
  main: "Hovedmenu",
  pages: "Sider",
  onPage: "På denne side",
  allPages: "Alle sider",
  book: "Bestil en samtale",
  privacy: "Siden sætter ingen cookies og sender intet til nogen, før du åbner kalenderen.",
  newTab: " (åbner i en ny fane)",
};

export const notFound = {
  heading: "Siden findes ikke",
  text: "Måske er adressen stavet forkert, eller siden er flyttet.",
  own: "",
};

/** The booking dialog, beside its title and text (site.ts). */
export const dialog = {
  close: "Luk bestilling",
  loading: "Kalenderen hentes …",
  late: "Kalenderen er længe undervejs. Vent lidt, eller brug en af mulighederne herunder.",
  failed: "Kalenderen kom ikke.",
  /** Once the calendar says that a booking was made, and what happens next. It may still ask for a payment. */
  booked: "Kalenderen har din bestilling.",
  bookedNext: "Du får det hele i en mail. Mangler der noget, står det herunder.",
  again: "Prøv igen",
  instead: (minutes: number) => `En mail eller et opkald bestiller de samme ${minutes} minutter.`,
  otherWays: "Skriv til {email} eller ring på {phone}. {newTab}.",
  newTab: "Kalenderen i en ny fane",
  mayLoad: "Den samme kalender på sin egen side.",
  shortWays: { email: "Skriv til os", phone: "Ring til os" },
} as const;

/** Replaces a calendar: in the dialog if it has not loaded, and on the scheduling page without script. */
export const instead = {
  nameTimes: "Mailen er begyndt: skriv to eller tre tidspunkter, der passer jer, så vælger vi ét af dem.",
  open: (hours: string) => `Vi træffes ${hours}.`,
};

/** Sentences with times: on the scheduling page and in the emails that it writes. */
export const messages = {
  span: (from: string, to: string) => `${from} til ${to}`,
  ourHours: ({ hours }: { hours: string }) => `Vores åbningstid: ${hours}.`,
  earliest: ({ notice, clock }: { notice: number; clock: string }) =>
    `Tidligst, med ${notice} timers varsel: ${clock}.`,
  inZone: (city: string) => `tiden i ${city}`,
  several: (count: number, span: string) => `${count} tider, ${span}`,
  nowIn: (zone: string) => `Tiderne vises nu i ${zone}`,
  found: (count: number) => `Fundet: ${count}`,
  noZone: "Ingen tidszone fundet. Prøv en storby eller landet.",
  unknownZone: "Jeres tidszone?",
  askZone: ({ zone }: { zone: string }) =>
    `Browseren oplyser ingen tidszone. Her vises ${zone}: vælg jeres by, hvis I er et andet sted.`,
  wrongClock: ({ device }: { device: string }) =>
    `Uret på jeres enhed går forkert: det viser ${device}. Dage og tider følger vores servers ur.`,
  gone: ({ time }: { time: string }) => `${time} kan ikke længere vælges. Vælg et andet tidspunkt.`,
  shortened: "Mailprogrammer afkorter lange breve, så mailen er kortere end dette. Kopien har det hele.",
  length: (minutes: number) => `${minutes} minutter`,
  choose: "Vælg en tid",
  ask: (clock: string) => `Spørg om ${clock}`,
  wanted: (weekday: string, clock: string) => `${weekday} ${clock}?`,
  closed: "Lukket",
};

export const cityNames: Readonly<Record<string, string>> = { "Europe/Copenhagen": "København" };

/** The email that asks for a consultation. */
export const letter = {
  hello: (name: string) => `Hej ${name}`,
  wish: (minutes: number) => `Jeg vil gerne bestille den gratis samtale på ${minutes} minutter:`,
  about: "Om",
  name: "Navn",
  tel: "Telefon",
  close: "Bekræft venligst tidspunktet, eller send mig det nærmeste ledige.",
  suit: "Disse tidspunkter passer mig:",
  ownZone: "Min tidszone eller by: ",
};

/** In the same email, before the description of the visit's campaign: "Came from: newsletter, spring". */
export const campaign = { cameFrom: "Henvist fra" };

/** How the same email begins as a text to copy. */
export const emailHeaders = { to: "Til", subject: "Emne" };

/** The site's own scheduling page. */
export const schedulePage = {
  back: (firm: string) => `Tilbage til ${firm}`,
  choose: "Vælg en dag",
  free: (minutes: number) => `En gratis samtale på ${minutes} minutter.`,
  send: "Endnu ikke sendt: åbn, og tryk på Send",
  sent: "Tryk på Send i jeres mail",
  passed: "Tiden er passeret. Vælg en anden: resten er gemt.",
  another: "Vælg en anden tid",
  pick: "Vælg et tidspunkt.",
  appOpens: "Jeres mailprogram åbner med forespørgslen. Send den.",
  notBooked: "Før det er intet aftalt.",
  ifTaken: "Er tiden optaget, får I den nærmeste ledige.",
  speakTo: "I taler med",
  callWith: "På video eller telefon med",
  about: "Hvad drejer det sig om?",
  holds: (minutes: number) => `Jeres dagsorden for de ${minutes} minutter`,
  zone: "Tidszone:",
  zoneTitle: "Jeres tidszone",
  zoneSearch: "By, land eller tidszone",
  zoneClose: "Luk",
  day: "Dag",
  change: "Ret tiden",
  openEmail: "Åbn mailen",
  noEmail: "Intet mailprogram, eller åbnede der intet? Brug",
  gmail: "Gmail",
  outlook: "Outlook",
  copy: "Kopiér",
  copied: "Kopieret",
  notCopied: "Ikke kopieret",
  file: "Kalenderfil",
  googleCalendar: "Google Kalender",
  outlookCalendar: "Outlook-kalender",
  optional: "Kan udelades, og står kun i denne mail. Med et nummer ringer vi, ellers får I et videolink.",
  opened: "Brevet er i jeres mailprogram. Det afgår, når I trykker på Send der.",
  hold: "Hold tiden fri så længe:",
  refused: "Browseren lader ikke siden kopiere. Brevet er markeret, så det kan kopieres i hånden.",
  request: "Jeres forespørgsel",
  otherwise: "På mail eller telefon",
  writeEmail: "Skriv mailen",
  email: "Mail",
  phone: "Telefon",
  hours: "Åbningstid",
  tentative: (subject: string) => `${subject} (ikke bekræftet)`,
  requested: (name: string) => `Forespurgt på mail. ${name} svarer med en bekræftelse.`,
};

/** Labels of records in any section. */
export const labels = {
  bestFor: "Bedst til",
  builtWith: "Bygget med",
  channels: "Kanaler:",
  channel: "Kanal",
  spent: "brugt",
  fee: "vores honorar",
  sold: "solgt",
  earned: "solgt inden for et år",
  cost: "det, der blev brugt",
  again: "hver fold lige så meget igen, solgt inden for et år",
  brings: "giver",
  costAndWorth: "Det kostede et salg → det gav det",
  addedUp: ({ spent, fee, total, orders, leads }: Record<"spent" | "fee" | "total" | "orders" | "leads", string>) =>
    `${spent} brugt + ${fee} honorar = ${total} for ${orders} af ${leads}.`,
  profile: "Profil",
  of: " for ",
  soFar: "Indtil nu",
  withAll: "Med alle trin indtil nu",
  builds: "Hvert trin bygger på det forrige. Stop efter hvilket som helst.",
  beforeFee: "Hver kanal for sig, før vores honorar",
};

/** A page's leaflet (/leaflet/…), and the link to it at the foot of the page. */
export const leaflet = {
  link: "Udskriv siden som folder",
  title: (page: string) => `${page}: folder`,
  back: (page: string) => `Tilbage til ${page}`,
  print: "Udskriv",
  how: "Ét ark, liggende, udskrevet på begge sider og vendt på den korte led. Fold det på tre.",
  outside: "Folderens yderside",
  inside: "Folderens inderside",
  online: "På nettet",
  place: "Adresse",
  topics: {
    services: "Det laver vi",
    channels: "Vores kanaler",
    process: "Sådan foregår det",
    plans: "Det koster det",
    "case-studies": "Det kom der ud af det",
    reasons: "Derfor os",
    team: "Dem møder I",
  },
};

/** In llms.txt. */
export const listing = {
  email: "Mail",
  phone: "Telefon",
  book: (minutes: number) => `Aftal en samtale (${minutes} minutter, gratis)`,
  pages: "Sider",
};
