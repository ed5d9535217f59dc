import { timeSpent } from "../time-spent";
import { formatMoney } from "../words";

/**
 * The words in the drawings of the landing page: one claim, which is the same slip of paper all the way down the page,
 * and the papers of three trades.
 */
export const claimWords = {
  sample: true,
  number: "#2291",
  /** Its last stamp, and when it came. */
  paid: "Paid",
  done: "9:42 AM",
  /** Beside the closing call to action: the slip that is done. */
  closing: "Claim 2291, paid at 9:42 AM.",
  times: "In\u00a09:38. Paid\u00a09:42.",
  /** Of a claim below the limit, which is paid without Ana. */
  by: "Four minutes, none of them Ana’s.",
} as const;

/**
 * The client's claims, from the first picture to the last: so many a day, and the minutes that each took. Now so many of
 * them are opened, which comes to fewer minutes for each of all.
 */
const [claims, before, opened] = [30, 10, 9];
const day = { claims, before, opened, now: (opened * before) / claims };

/** The hero: a panel for each thing that the title names, in its order. Of each what it came to, the number large. */
export const heroWords = {
  sample: true,
  label: `Claim 2291 is paid: claims take ${day.now} minutes of staff time on average, down from ${day.before}. Someone is hired 7 days after the brief. 18 leads a month, up from 4: inquiry 118 became a sale.`,
  software: {
    took: [String(day.now), "min"],
    than: ["of staff time", "on average,", `not\u00a0${day.before}`],
    number: "Claim",
    at: claimWords.number,
    stamp: claimWords.paid,
  },
  people: { took: ["7", "days"], than: ["from brief", "to choice"], stamp: "Hired" },
  customers: {
    took: ["18", "leads"],
    than: ["a month,", "up from 4"],
    number: "Inquiry",
    at: "118",
    stamp: "Sold",
  },
  /** Beyond the three: the visitor's. */
  yours: { took: ["?", "next"], than: ["What takes", "you too long?"], number: "Yours" },
} as const;

/** The four cards: the claim is sorted in the first, and each of the others has a trade of its own. */
export const cardWords = {
  sample: true,
  amount: "$320",
  workflow: {
    label: "Claim 2291 is for $320. Is that over $500? If so, the flow asks Ana; if not, it pays.",
    question: { over: "Over", limit: "$500?" },
    yes: "Yes",
    no: "No",
    asks: "Ask Ana",
    pays: "Pay it",
  },
  internalTool: {
    label: "A board of parts: of one there are 3 left, so a buyer orders it.",
    /** Each with what is left of it; the second is the one that a buyer orders. */
    parts: [
      ["TS-14", "350"],
      ["TS-15", "3 left"],
      ["TS-16", "72"],
    ],
    action: "Order",
  },
  assistant: {
    label: "A child has a fever; the assistant suggests the same day and cites its sources.",
    question: "Age 4, fever for 3 days",
    answer: "See her today.",
    sources: { form: ["Intake", "form"], manual: ["Manual 2,", "page 56"] },
  },
  release: {
    label: "A sketch, a tested version and the live page, on which a customer reads when the freight arrives.",
    sketch: "Sketch",
    version: "Version",
    number: "5",
    live: "Live",
    field: "Your freight",
    state: ["Here", "Friday"],
  },
};

/** A paper of each trade: what it says, the last of it marked, and on the part that is folded over what a person does. */
export const paperWords = {
  screeningNote: {
    sample: true,
    label: "A screening note: it does not say who could work on weekends, so a recruiter calls.",
    title: "Screening note",
    lines: [
      ["Store manager", "62 applied"],
      ["Have led a team", "9 of them"],
      ["Free on weekends", "not said"],
    ],
    marked: 1,
    outcome: ["Recruiter", "calls"],
  },
  triageSheet: {
    sample: true,
    label: "A triage sheet: a cough, the page found, and a nurse decides.",
    title: "Triage sheet",
    lines: [
      ["Age 61, cough", "for 2 weeks"],
      ["Found: manual 3", "page 112"],
      ["Suggests", "this week"],
    ],
    marked: 1,
    outcome: ["Nurse", "decides"],
  },
  billOfLading: {
    sample: true,
    label: "A bill of lading: two weights differ, so a clerk checks.",
    title: "Bill of lading",
    lines: [
      ["QL-2209", "Port of Rotterdam"],
      ["Paper", "24,150 kg"],
      ["Booking", "21,450 kg"],
    ],
    /** The two weights that are not alike. */
    marked: 2,
    outcome: ["Clerk", "checks"],
  },
} as const;

/** What the claim handling cost, fixed before the start, and what was done by when. */
const price = 18_400;
const dates = [
  ["Start", "March 4"],
  ["Sketch to try", "March 18"],
  ["First version", "April 1"],
  ["Second version", "April 15"],
  ["Live", "April 29"],
] as const;
/** It is paid in equal parts on these, the sketch at the start. */
const payments = dates.filter(([what]) => what !== "Sketch to try");

/** The price before the start, as it comes: one sheet, and what was written on it when one part took longer. */
export const offerWords = {
  sample: true,
  title: "Claim handling",
  client: "for Parcelle",
  price: { label: "Price, fixed", amount: formatMoney(price) },
  /** What was wrong, struck out by hand, and what it was. */
  correction: {
    part: "Link to the bank",
    planned: "4 days",
    taken: "9 days",
    why: "We misjudged it, and paid for the five extra days. It was live on April\u00a029 all the\u00a0same.",
  },
  /** The same in the way of a pen, in a frame of 62 by 32; so is the signature, in one of 164 by 40. Other words are other ways. */
  pen: {
    taken:
      "M20 7c-1-5-9-4-8 1s7 3 9-3c-1 6-2 11-4 17M36 13c-6-4-11 6-6 7s8-11 9-17c-2 7-4 14-3 17M50 13c-5-4-10 6-5 7s5-4 6-8c-1 4-1 7 1 8M57 12c-2 9 6 10 9 0-2 9-5 19-11 17M75 13c-4-2-7 1-4 3s1 6-5 3",
    signature:
      "M6 6c5-1 9-2 14-2M13 4c-1 8-3 16-4 24M3 28c5-1 9-1 13-1M24 17c0 4-1 8-2 11 2-6 5-11 8-11 3 0 1 6 1 10q1 2 4-4c4 0 7-2 7-4 0-3-5-3-7 1-2 4-1 8 3 8 3 0 6-3 8-6 1-3 3-5 6-5-3-1-6 1-5 4 1 2 4 3 4 5 0 3-5 3-7 1M36 9l4 4M64 29c1-9 3-17 6-24 1 7 3 13 5 18 3-7 7-13 11-18-1 8-1 16 0 23 1 2 4-2 6-5 1-3 3-5 6-5-5-1-8 3-7 7 1 4 7 4 9-1 1-4 0-6-2-6 3 2 6 1 8-1 0 4-1 8-2 11 1-6 4-11 8-10-1 4-1 6 1 5 4 0 7-2 7-4 0-3-5-3-7 1-2 4-1 8 3 8s6-3 8-6c1-3 4-5 8-4-5-2-9 3-8 7 1 4 6 3 8-2 1-2 1-4 1-5-1 4-1 8 0 9 2 1 4-5 5-9-1 4-2 10 1 11 4 0 6-6 7-11-1 4-1 9 0 11 2 1 6-2 11-5M152 34q-60-1-112 4",
  },
  people: {
    label: "Who does it",
    lines: [
      ["Design", "Priya Raman"],
      ["Code", "Daniel Okafor"],
    ],
  },
  signed: { by: "Inès Moreau", text: "Signed, and keeps us on time" },
  paid: {
    label: "Paid in four parts",
    lines: payments.map((when) => [when.join(", "), formatMoney(price / payments.length)] as const),
  },
  dates: { lines: dates },
  scope: {
    label: "Scope, all in Parcelle’s name",
    lines: [
      "Reads and sorts claims that come by email",
      "Pays up to $500 through the bank",
      "Asks Ana about anything over $500",
      "Not in it: claims by phone",
    ],
  },
} as const;

/** What so many minutes for each of the day's claims cost in a year, pluralize as beside the closing call to action. */
const yearly = (minutes: number) => ((day.claims * minutes) / 60) * timeSpent.workingDays * timeSpent.hourly;
/** Hosting, models, and somebody on call: of a year. */
const running = 1_800;
const saved = yearly(day.before - day.now) - running;

/** Below the price: what the work has saved since. */
export const savedWords = {
  sample: true,
  amount: formatMoney(saved),
  unit: `saved a year, at ${formatMoney(timeSpent.hourly)} an\u00a0hour`,
  lines: [
    [`Before: ${day.claims} × ${day.before} min a day`, formatMoney(yearly(day.before))],
    [`Now Ana opens ${day.opened} of them`, `−${formatMoney(yearly(day.now))}`],
    ["Hosting, weekday help", `−${formatMoney(running)}`],
    ["It paid for itself within", `${Math.ceil((price / saved) * 12)} months`],
  ],
  /** What others have paid, beside the link that asks for a price. */
  range: "Tools of this kind have cost $12,000–\u206030,000. On the call you hear roughly what yours\u00a0needs.",
} as const;

/** What the client holds after each step of the process: of the same work, and of the same dates. */
export const heldWords = {
  sample: true,
  tally: {
    label: `A tally: ${day.claims} claims a day.`,
    title: "Claims a day",
    /** As many as the closing call to action counts with at first: in two rows, by fives. */
    count: day.claims,
    sum: `${day.claims} × ${day.before} min`,
  },
  clickable: { label: "A sketch to click through.", title: "Sketch", action: "Approve" },
  version: {
    label: "Versions 1 and 2: the first sorts claims, the second pays them.",
    titles: ["Version 1", "Version 2"],
    does: ["Sorts claims", "Pays claims"],
  },
  keys: { label: "A key: all accounts are Parcelle’s.", tag: ["Parcelle", "all accounts"] },
} as const;
