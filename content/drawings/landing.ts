import { formatMoney, spellNumber } from "../words";
import { parcelle, parcelleWeeks as weeks } from "./parcelle";

/**
 * Text in the drawings of the landing page. One refund request appears on the same slip of paper in all of them, and
 * each industry has a document.
 */
export const requestWords = {
  sample: true,
  number: "#2291",
  amount: "$320",
  /** The last stamp on the slip, and the time on it. */
  paid: "Paid",
  done: "9:42 AM",
  /** The text alternative of the slip beside the closing call to action. */
  closing: "Refund request 2291, paid at 9:42 AM.",
  times: "Received 9:38\u00a0AM, paid\u00a09:42\u00a0AM",
  /** The amount is below the limit, so it is paid without Ana. */
  by: "A refund request at Parcelle, with the tool that we built. It took no staff time.",
} as const;

/** The hero: a panel with a large figure for each offer in the title, in the title's order. */
export const heroWords = {
  sample: true,
  label: `Refund request 2291 is paid: a request takes ${parcelle.minutesNow} minutes of staff time on average, instead of ${parcelle.minutesBefore}. Three people, pre-vetted in about 5 days, one of them hired. 18 inquiries a month, up from 4: inquiry 118 became a sale. Then: what takes you too long?`,
  software: {
    took: [String(parcelle.minutesNow), "min"],
    than: ["staff time per", "refund, average,", `down from ${parcelle.minutesBefore}`],
    number: "Refund",
    detail: requestWords.number,
    stamp: requestWords.paid,
  },
  people: { took: ["3", "people"], than: ["pre-vetted in", "about 5 days"], stamp: "Hired" },
  customers: {
    took: ["18", "inquiries"],
    than: ["a month,", "up from 4"],
    number: "Inquiry",
    detail: "118",
    stamp: "Sold",
  },
  /** The panel for the visitor's own task. */
  yours: { took: ["?", "Your turn"], than: ["What takes", "you too long?"], number: "Your", detail: "task" },
} as const;

/** The four cards. The first one sorts the refund request; the others are from different industries. */
export const cardWords = {
  sample: true,
  workflow: {
    label: `Refund request 2291 is for ${requestWords.amount}. Is that over ${formatMoney(parcelle.limit)}? If so, the flow asks Ana; if not, it pays.`,
    question: { over: "Over", limit: `${formatMoney(parcelle.limit)}?` },
    yes: "Yes",
    no: "No",
    asks: "Ask Ana",
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
      "An assistant is asked about a child of four with a fever for three days. It answers “See her today” and cites two sources.",
    question: "Age 4, fever for 3 days",
    answer: "See her today.",
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

/** A document for each industry: its lines, the last of which is marked, and on the folded part a person's work. */
export const paperWords = {
  screeningNote: {
    sample: true,
    label:
      "A screening note: nine of 62 applicants have led a team; whether they are free on weekends is missing, so a recruiter asks.",
    title: "Screening note",
    lines: [
      ["Warehouse lead", "62 applied"],
      ["Have led a team", "9 of the 62"],
      ["Free on weekends?", "no answer"],
    ],
    marked: 1,
    outcome: ["Recruiter", "asks"],
  },
  triageSheet: {
    sample: true,
    label:
      "A triage sheet: a cough for two weeks, the page of the manual that was found, a suggestion, and a nurse decides.",
    title: "Triage sheet",
    lines: [
      ["Age 61, cough", "for 2 weeks"],
      ["Found: manual 3", "page 112"],
      ["Suggested: see", "this week"],
    ],
    marked: 1,
    outcome: ["Nurse", "decides"],
  },
  billOfLading: {
    sample: true,
    label: "A bill of lading: its weight differs from the booked one, so a clerk checks.",
    title: "Bill of lading",
    lines: [
      ["QL-2209", "Port of Rotterdam"],
      ["Weight listed", "24,150 kg"],
      ["Weight booked", "21,450 kg"],
    ],
    /** The number of marked lines: the two weights that differ. */
    marked: 2,
    outcome: ["Clerk", "checks"],
  },
} as const;

/** The payments for the tool: equal parts at these events. The sketch is paid at the start. */
const payments = [
  ["At the start", ""],
  ["First version", weeks.first],
  ["Second version", weeks.second],
  ["Live", weeks.live],
] as const;

/** The proposal from before the start, with a note that was added when one part took longer. */
export const offerWords = {
  sample: true,
  title: "Refund requests",
  client: `for ${parcelle.client}`,
  price: {
    label: "Price, fixed",
    amount: formatMoney(parcelle.price),
    note: "Fixed rules, no AI model: that is why it cost less than the systems on our AI page.",
  },
  /** The planned value, struck out by hand, and the actual value. */
  correction: {
    part: "In the proposal: connection to the bank",
    planned: "4 days",
    taken: "9 days",
    why: `We misjudged it, and paid for the five extra days ourselves. It went live in ${weeks.live.toLowerCase().replace(" ", "\u00a0")} all the\u00a0same.`,
  },
  /**
   * Handwriting as SVG paths: the actual value in a box of 62 by 32 units, the signature in a box of 164 by 40. If you
   * change the text, draw the paths anew.
   */
  pen: {
    taken:
      "M20 7c-1-5-9-4-8 1s7 3 9-3c-1 6-2 11-4 17M36 13c-6-4-11 6-6 7s8-11 9-17c-2 7-4 14-3 17M50 13c-5-4-10 6-5 7s5-4 6-8c-1 4-1 7 1 8M57 12c-2 9 6 10 9 0-2 9-5 19-11 17M75 13c-4-2-7 1-4 3s1 6-5 3",
    signature:
      "M6 6c5-1 9-2 14-2M13 4c-1 8-3 16-4 24M3 28c5-1 9-1 13-1M24 17c0 4-1 8-2 11 2-6 5-11 8-11 3 0 1 6 1 10q1 2 4-4c4 0 7-2 7-4 0-3-5-3-7 1-2 4-1 8 3 8 3 0 6-3 8-6 1-3 3-5 6-5-3-1-6 1-5 4 1 2 4 3 4 5 0 3-5 3-7 1M36 9l4 4M64 29c1-9 3-17 6-24 1 7 3 13 5 18 3-7 7-13 11-18-1 8-1 16 0 23 1 2 4-2 6-5 1-3 3-5 6-5-5-1-8 3-7 7 1 4 7 4 9-1 1-4 0-6-2-6 3 2 6 1 8-1 0 4-1 8-2 11 1-6 4-11 8-10-1 4-1 6 1 5 4 0 7-2 7-4 0-3-5-3-7 1-2 4-1 8 3 8s6-3 8-6c1-3 4-5 8-4-5-2-9 3-8 7 1 4 6 3 8-2 1-2 1-4 1-5-1 4-1 8 0 9 2 1 4-5 5-9-1 4-2 10 1 11 4 0 6-6 7-11-1 4-1 9 0 11 2 1 6-2 11-5M152 34q-60-1-112 4",
  },
  people: {
    label: "In the proposal: who does it",
    lines: [
      ["Design", "Priya Raman"],
      ["Code", "Daniel Okafor"],
      ["Testing and dates", "Inès Moreau"],
    ],
  },
  signed: { by: "Inès Moreau", text: "signed for Threefold" },
  paid: {
    label: `In the proposal: ${spellNumber(payments.length)} equal payments`,
    lines: payments.map(
      ([what, when]) =>
        [[what, when.toLowerCase()].filter(Boolean).join(", "), formatMoney(parcelle.price / payments.length)] as const,
    ),
  },
  scope: {
    label: `In the proposal: what it does, on accounts that ${parcelle.client} owns`,
    lines: [
      "Reads the shop’s refund form and sorts the requests",
      `Pays up to ${formatMoney(parcelle.limit)}: only to the card that paid, once the return is scanned`,
      `Asks Ana about anything unusual, or over ${formatMoney(parcelle.limit)}`,
      "Not included: requests by phone",
    ],
  },
} as const;

/** The savings since then, shown below the proposal. */
export const savedWords = {
  sample: true,
  amount: parcelle.saved,
  unit: `saved a year at ${parcelle.client}, with staff time at ${formatMoney(parcelle.hourly)} an\u00a0hour`,
  lines: [
    [`Before: ${parcelle.requests} requests a day × ${parcelle.minutesBefore} min`, parcelle.costBefore],
    [`Less: the ${parcelle.byHand} a day that still reach Ana`, `−${parcelle.costNow}`],
    [`Hosting and weekday support, ${formatMoney(parcelle.supportMonthly)} a month`, `−${parcelle.running}`],
    ["It paid for itself within", `${parcelle.paybackMonths} months`],
  ],
  /** The price range of such tools, shown beside the booking link. */
  range: "Tools of this kind have cost $12,000–\u206030,000. On the call you hear roughly what yours would\u00a0cost.",
} as const;

/** The client's results after each step of the process, in the same project. */
export const heldWords = {
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
