/** The words of the interface, in Danish. */

const NUMBERS: Readonly<Record<number, string>> = {
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
};

/** How many there are, as a sentence says it, so that copy never counts by itself: 5 gives "fem", 34 gives "34". */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The same with what is counted: (1, "plan", "planer") gives "en plan". */
export function counted(count: number, one: string, many: string): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** From what to what, or one number where both are the same. */
export function range(least: number, most: number): string {
  return [...new Set([least, most])].map((number) => number.toLocaleString("da-DK")).join("–");
}

/** An amount of whole units, as the firm writes money, or from what to what. */
export function money(least: number, most = least): string {
  return `${range(least, most)} kr.`;
}

/** Words as a sentence begins with them: "fem mennesker" gives "Fem mennesker". */
export function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A title, of which no line ends on an article or a short preposition. */
export function titled(words: string): string {
  return words.replaceAll(/(?<=(?:^| )(?:af|at|de|den|det|en|et|for|fra|i|med|og|om|på|til|ved)) /gi, "\u00a0");
}

/** What somebody has said. */
export function quoted(words: string): string {
  return `»${words.replace(/ (?=\S*$)/, "\u00a0")}«`;
}

/** What opens the booking dialog. */
export const openers = {
  start: "Kom i gang",
  schedule: "Aftal en samtale",
} as const;

/** The frame of every page: bar, menu, footer. */
export const frame = {
  skip: "Gå til indholdet",
  menu: "Menu",
  closeMenu: "Luk menuen",
  main: "Hovedmenu",
  pages: "Sider",
  onPage: "På denne side",
  allPages: "Alle sider",
  book: "Bestil en samtale",
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
  again: "Prøv igen",
  instead: (minutes: number) => `En mail eller et opkald bestiller de samme ${minutes} minutter.`,
  otherWays: ["Skriv til ", " eller ring på ", ". ", "."],
  newTab: "Kalenderen i en ny fane",
  mayLoad: "Den samme kalender på sin egen side.",
  ways: ["Skriv til os", "Ring til os"],
} as const;

/** In place of a calendar: in the dialog, where it has not loaded, and on the scheduling page without script. */
export const instead = {
  nameTimes: "Mailen er begyndt: skriv to eller tre tidspunkter, der passer jer, så vælger vi ét af dem.",
  open: (hours: string) => `Vi træffes ${hours}.`,
};

/** Times as sentences say them. */
export const times = {
  span: (from: string, to: string) => `${from} til ${to}`,
  ours: (hours: string, first = "") => `Vores åbningstid: ${hours}${first && `. Tidligst: ${first}`}`,
  inZone: (city: string) => `tiden i ${city}`,
  several: (count: number, span: string) => `${count} tider, ${span}`,
  nowIn: (zone: string) => `Tiderne vises nu i ${zone}`,
  length: (minutes: number) => `${minutes} minutter`,
  choose: "Ingen tid endnu",
  ask: (clock: string) => `Spørg om ${clock}`,
  wanted: (weekday: string, clock: string) => `${weekday} ${clock}?`,
  closed: "Lukket",
};

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

/** How the same email begins as a text to copy. */
export const copied = { to: "Til", subject: "Emne" };

/** The site's own scheduling page. */
export const schedulePage = {
  back: (firm: string) => `Tilbage til ${firm}`,
  choose: "Vælg en dag",
  free: (minutes: number) => `En gratis samtale på ${minutes} minutter.`,
  send: "Endnu ikke sendt: åbn, og tryk på Send",
  sent: "Tryk på Send i jeres mail",
  byEmail: "Vi skriver mailen, I trykker på Send.",
  ifTaken: "Er tiden optaget, får I den nærmeste ledige.",
  speakTo: "I taler med",
  callWith: "På video eller telefon med",
  about: "Hvad drejer det sig om?",
  holds: (minutes: number) => `Jeres dagsorden for de ${minutes} minutter`,
  zone: "Tidszone:",
  day: "Dag",
  change: "Ret tiden",
  openEmail: "Åbn mailen",
  copy: "Kopiér",
  copied: "Kopieret",
  notCopied: "Ikke kopieret",
  file: "Kalenderfil",
  optional: "Kan udelades, og står kun i denne mail. Med et nummer ringer vi, ellers får I et videolink.",
  opened: "Brevet er i jeres mailprogram. Det afgår, når I trykker på Send der.",
  hold: "Hold tiden fri så længe:",
  noEmail: "Åbner der ingen mail? Kopiér brevet, og send det selv.",
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

/** Around records, wherever a section shows them. */
export const labels = {
  bestFor: "Bedst til",
  builtWith: "Bygget med",
  channels: "Kanaler:",
  spent: "brugt",
  fee: "vores honorar",
  earned: "solgt inden for et år",
  cost: "det, der blev brugt",
  again: "hver fold lige så meget igen, solgt inden for et år",
  brings: "giver",
  costAndWorth: "Det kostede et salg → det gav det",
  profile: "Profil",
  of: " for ",
  soFar: "Indtil nu",
  withAll: "Med alle trin indtil nu",
  builds: "Hvert trin bygger på det forrige. Stop efter hvilket som helst.",
  beforeFee: "Hver kanal for sig, før vores honorar",
};

/** The leaflet that a page is on paper. */
export const leaflet = {
  note: "Udskrevet på begge sider af ét ark bliver siden til en folder, der foldes på tre.",
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
