import { capitalize, formatMoney, spellNumber } from "../words";
import { parcelle, parcelleWeeks as weeks } from "./parcelle";

/**
 * Text in the drawings of the landing page. The hero and a card show the same refund request, and each industry has a
 * document.
 */
export const requestWords = {
  sample: true,
  number: "#2291",
  amount: "$320",
} as const;

/** The hero: a panel with a large figure for each offer in the title, in the title's order. */
export const heroWords = {
  sample: true,
  label: `Refund request 2291 is paid: Parcelle’s tool pays ${parcelle.automatic} of ${parcelle.requests} a day. Three people, pre-vetted in about 5 days from the briefing call, one hired. 18 qualified inquiries a month at Tarnside, up from 4. Your turn: what takes you too long?`,
  software: {
    figure: String(parcelle.automatic),
    unit: `of ${parcelle.requests}`,
    than: ["refunds a day", "at Parcelle paid", "without staff"],
    number: "Refund",
    detail: requestWords.number,
    stamp: "Paid",
  },
  people: {
    figure: "3",
    unit: "people",
    than: ["pre-vetted in", "about 5 days", "from the", "briefing call"],
    stamp: "Hired",
  },
  customers: {
    figure: "18",
    unit: "inquiries",
    than: ["(qualified)", "a month at", "Tarnside, up from 4"],
    number: "Inquiry",
    detail: "118",
    stamp: "Sold",
  },
  /** The panel for the visitor's own task. */
  yours: {
    figure: "?",
    unit: "Your turn",
    than: ["What takes", "you too long?"],
    number: "Your",
    detail: "task",
  },
} as const;

/** The four cards. The first one sorts the refund request; the others are from different industries. */
export const cardWords = {
  sample: true,
  workflow: {
    label: `Refund request 2291 is for ${requestWords.amount}. Is that over ${formatMoney(parcelle.limit)}? If so, the flow asks a person; if not, it pays.`,
    question: { over: "Over", limit: `${formatMoney(parcelle.limit)}?` },
    yes: "Yes",
    no: "No",
    asks: "Ask staff",
    pays: "Pay it",
  },
  internalTool: {
    label: "A list of parts in stock: of one there are 3 left, and a button orders it.",
    /** Stock items, each with the number of pieces left. The second item has to be ordered. */
    parts: [
      ["TS-14", "350"],
      ["TS-15", "3 left"],
      ["TS-16", "72"],
    ],
    action: "Order",
  },
  assistant: {
    label:
      "An assistant is asked about a child of four with a fever for three days. It suggests to a nurse that the child is seen today, and cites two sources.",
    question: "Age 4, fever for 3 days",
    answer: "Suggested: see today",
    sources: { form: ["Intake", "form"], manual: ["Manual 2,", "page 56"] },
  },
  release: {
    label: "A sketch, version 5 and the live page, on which a customer reads when the freight arrives.",
    sketch: "Sketch",
    version: "Version",
    number: "5",
    live: "Live",
    field: "Your freight",
    state: ["Here", "Friday"],
  },
};

/**
 * A document for each industry: its lines, of which the last has the marked value, and a person's work on the folded
 * part.
 */
export const paperWords = {
  screeningNote: {
    sample: true,
    label:
      "A screening note: nine of 62 applicants have led a team; whether they are free on weekends is missing, so a recruiter asks.",
    title: "Screening note",
    lines: ["Warehouse lead", "Have led a team", "Free on weekends?"],
    values: ["62 applied", "9 of the 62"],
    marked: "no answer",
    outcome: ["Recruiter", "asks"],
  },
  triageSheet: {
    sample: true,
    label:
      "A triage sheet: a cough for two weeks, the page of the manual that was found, a suggestion, and a nurse decides.",
    title: "Triage sheet",
    lines: ["Age 61, cough", "Found: manual 3", "Suggested: see"],
    values: ["for 2 weeks", "page 112"],
    marked: "this week",
    outcome: ["Nurse", "decides"],
  },
  billOfLading: {
    sample: true,
    label: "A bill of lading: its weight differs from the booked one, so a clerk checks.",
    title: "Bill of lading",
    lines: ["QL-2209", "Weight listed", "Weight booked"],
    values: ["Rotterdam", "24,150 kg"],
    marked: "21,450 kg",
    outcome: ["Clerk", "checks"],
  },
} as const;

/** The proposal, with a note that was added when one part took longer. */
export const offerWords = {
  sample: true,
  /** Introduces the client and the proposal. */
  caption: `Our example: ${parcelle.client} sells shoes online. ${capitalize(spellNumber(parcelle.requests))} customers a day ask for a refund, and each took staff ${spellNumber(parcelle.minutesBefore)} minutes. This is the proposal as we signed it. The correction in red came later, at our\u00a0cost.`,
  title: `Refund tool for ${parcelle.client}`,
  price: { label: "Price, fixed", amount: formatMoney(parcelle.price) },
  /** The planned value, struck out by hand, and the actual one. */
  correction: {
    part: "Connection to the bank",
    planned: "4 days",
    taken: "9 days",
    why: `We misjudged it, and paid for the five extra days ourselves. It went live in ${weeks.live.toLowerCase().replace(" ", "\u00a0")} all the\u00a0same.`,
  },
  /**
   * Handwriting as SVG paths: the actual value in a box of 62 by 32 units, the signature in a box of 164 by 40. If you
   * change the text, draw new paths.
   */
  pen: {
    taken:
      "M20 7c-1-5-9-4-8 1s7 3 9-3c-1 6-2 11-4 17M36 13c-6-4-11 6-6 7s8-11 9-17c-2 7-4 14-3 17M50 13c-5-4-10 6-5 7s5-4 6-8c-1 4-1 7 1 8M57 12c-2 9 6 10 9 0-2 9-5 19-11 17M75 13c-4-2-7 1-4 3s1 6-5 3",
    signature:
      "M6 6c5-1 9-2 14-2M13 4c-1 8-3 16-4 24M3 28c5-1 9-1 13-1M24 17c0 4-1 8-2 11 2-6 5-11 8-11 3 0 1 6 1 10q1 2 4-4c4 0 7-2 7-4 0-3-5-3-7 1-2 4-1 8 3 8 3 0 6-3 8-6 1-3 3-5 6-5-3-1-6 1-5 4 1 2 4 3 4 5 0 3-5 3-7 1M36 9l4 4M64 29c1-9 3-17 6-24 1 7 3 13 5 18 3-7 7-13 11-18-1 8-1 16 0 23 1 2 4-2 6-5 1-3 3-5 6-5-5-1-8 3-7 7 1 4 7 4 9-1 1-4 0-6-2-6 3 2 6 1 8-1 0 4-1 8-2 11 1-6 4-11 8-10-1 4-1 6 1 5 4 0 7-2 7-4 0-3-5-3-7 1-2 4-1 8 3 8s6-3 8-6c1-3 4-5 8-4-5-2-9 3-8 7 1 4 6 3 8-2 1-2 1-4 1-5-1 4-1 8 0 9 2 1 4-5 5-9-1 4-2 10 1 11 4 0 6-6 7-11-1 4-1 9 0 11 2 1 6-2 11-5M152 34q-60-1-112 4",
  },
  signed: { label: "Signed for Threefold", by: "Inès Moreau, engineer and delivery lead" },
} as const;

/** The savings since then, shown below the proposal. */
export const savingsWords = {
  sample: true,
  amount: parcelle.saved,
  unit: `saved a year at ${parcelle.client}`,
  lines: [
    [
      `Before: ${parcelle.requests} a day × ${parcelle.minutesBefore}\u00a0min × ${parcelle.workingDays}\u00a0days, at ${formatMoney(parcelle.hourly)}\u00a0an\u00a0hour`,
      parcelle.costBefore,
    ],
    [`Now: the ${parcelle.byHand} a day that staff still handle`, `−${parcelle.costNow}`],
    [`Support on weekdays, ${formatMoney(parcelle.supportMonthly)}\u00a0a\u00a0month`, `−${parcelle.running}`],
    ["The price is earned back within", `${parcelle.paybackMonths} months`],
  ],
  /** The price range of such tools, shown beside the booking link. */
  range: "Tools of this kind have cost $12,000–30,000.",
} as const;

/** The client's results after each step of the process, in the same project. */
export const resultWords = {
  sample: true,
  tally: {
    label: `A tally: ${parcelle.requests} refund requests a day, ${parcelle.minutesBefore} minutes each.`,
    title: "Refunds a day",
    /** The number of tally marks, drawn in two rows of fives. */
    count: parcelle.requests,
    sum: `${parcelle.requests} × ${parcelle.minutesBefore} min`,
  },
  clickable: { label: "A sketch to click through.", title: "Sketch", action: "Approve" },
  version: {
    label: "Versions 1 and 2: the first sorts requests, the second pays them.",
    titles: ["Version 1", "Version 2"],
    actions: ["sorts", "pays"],
  },
  keys: { label: `A key: all accounts are ${parcelle.client}’s.`, tag: [parcelle.client, "all accounts"] },
} as const;
