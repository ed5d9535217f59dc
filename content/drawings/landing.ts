/**
 * The words in the drawings of the landing page: one claim, which is the same slip of paper all the way down the page,
 * and the papers of three trades.
 */
export const claimWords = {
  sample: true,
  /** What the hero shows, for who does not see it. */
  label: "Claim 2291 arrives at 9:38 AM, is sorted, approved by Ana and done at 9:42 AM.",
  number: "#2291",
  /** The whole way, as the hero shows it: what happens between the two times, the cards tell. */
  arrives: { stage: "Arrives", at: "9:38 AM" },
  sorted: { stage: "Sorted", tag: "Refund" },
  approved: { stage: "Approved", by: "by Ana" },
  /** What it took, the number large. */
  done: { stage: "Done", at: "9:42 AM", took: ["4", "min"] },
  /** Beside the closing call to action: the slip that is done, and the next one. */
  closing: { label: "Claim 2291, paid at 9:42 AM. The next slip: yours?", next: "Next:", yours: "yours?" },
} as const;

/** The four cards: the claim is sorted in the first and paid in the last; between them are the papers of two trades. */
export const cardWords = {
  sample: true,
  amount: "$620",
  workflow: {
    at: "9:38 AM",
    label: "Claim 2291 is over $500: the flow asks Ana.",
    question: { over: "Over", limit: "$500?" },
    yes: "Yes",
    no: "No",
    asks: "Ask Ana",
    pays: "Pay it",
  },
  internalTool: {
    label: "A board of freight: two weights of one load differ, so a clerk checks.",
    /** The third line is the one that a clerk checks. */
    columns: [
      ["Freight", "QL-2208", "QL-2209", "QL-2210"],
      ["Paper", "18,300", "24,150", "9,720"],
      ["Booked", "18,300", "21,450", "9,720"],
    ],
    action: "Check",
  },
  assistant: {
    label: "A child has a fever; the assistant suggests the same day, cites its sources and leaves it to a nurse.",
    question: "Age 4, fever for 3 days",
    answer: "See her the same day.",
    added: "A nurse decides.",
    sources: { form: ["Intake", "form"], manual: ["Manual 2,", "page 31"] },
  },
  release: {
    label: "A sketch, a tested version and the live page.",
    sketch: "Sketch",
    version: "Version 3",
    checks: ["tested", "tried"],
    address: "/claims",
    live: "Live",
    field: "Your claim",
    state: "Paid",
  },
};

/** A paper of each trade: what it says, the last of it marked, and on the part that is folded over what a person does. */
export const paperWords = {
  "screening-note": {
    sample: true,
    label: "A screening note: nine of 62 are to be called.",
    title: "Screening note",
    lines: [
      ["Store manager", "62 applied"],
      ["Has led", "a team of ten"],
      ["To ask", "weekends"],
    ],
    marked: 1,
    outcome: ["Call", "9 of 62"],
  },
  "triage-sheet": {
    sample: true,
    label: "A triage sheet: a fever, the page found, and a nurse decides.",
    title: "Triage sheet",
    lines: [
      ["Age 4, fever", "for 3 days"],
      ["Found: manual 2", "page 31"],
      ["Suggests", "same day"],
    ],
    marked: 1,
    outcome: ["Nurse", "decides"],
  },
  "bill-of-lading": {
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

/** The price before the start, as it comes: one sheet, and what was written on it when one part took longer. */
export const offerWords = {
  sample: true,
  title: "Claim handling",
  client: "For Parcelle",
  price: { label: "Price, fixed", amount: "$18,400" },
  /** What was wrong, struck out by hand, and what it was. */
  correction: { part: "Link to the bank", planned: "4 days", taken: "9 days", why: "We misjudged it: our cost." },
  /** The same in the way of a pen, in a frame of 75 by 32; so is the signature, in one of 108 by 32. Other words are other ways. */
  pen: {
    taken:
      "M11 7c-1-5-9-4-8 1s7 3 9-3c-1 6-2 11-4 17M36 13c-6-4-11 6-6 7s8-11 9-17c-2 7-4 14-3 17M50 13c-5-4-10 6-5 7s5-4 6-8c-1 4-1 7 1 8M57 12c-2 9 6 10 9 0-2 9-5 19-11 17M75 13c-4-2-7 1-4 3s1 6-5 3",
    signature:
      "M4 9C8 2 19 1 17 8S6 24 5 23s9-9 14-10-2 8 2 8 6-9 8-9-2 8 1 8M44 24C45 20 49 3 50 3s0 16 2 16S60 2 61 2s-3 18 0 18 7-8 9-8-1 7 2 7 5-8 8-8-2 8 3 8 12-3 22-7M103 22C88 23 21 29 20 30s64-2 78-2",
    strike: "M0 7C9 5 23 5 35 4",
  },
  people: {
    label: "Who does it",
    lines: [
      ["Design", "Priya Raman"],
      ["Code", "Daniel Okafor"],
    ],
  },
  signed: "Signed, and keeps the dates",
  dates: {
    label: "Dates",
    lines: [
      ["Start", "March 4"],
      ["First version to try", "March 18"],
      ["Second version", "April 1"],
      ["Third version", "April 15"],
      ["Live", "April 29"],
    ],
  },
  scope: {
    label: "Scope",
    lines: [
      "Reads each claim that comes by email",
      "Sorts it and drafts the reply",
      "Ana decides all that is over $500",
      "Not in it: claims by phone",
      "Handed over: code, accounts, documents",
    ],
  },
} as const;

/** What the client holds after each step of the process: of the same work, and of the same dates. */
export const heldWords = {
  sample: true,
  tally: {
    label: "A tally: 40 claims a day.",
    title: "Claims a day",
    /** As many as the closing call to action counts with at first: in two rows, by fives. */
    count: 40,
    sum: "40 × 10 min",
  },
  clickable: { label: "A page of claims to click through.", action: "Approve" },
  version: {
    label: "Versions 2 and 3, tested and tried: the second sorts claims, the third pays them.",
    checks: cardWords.release.checks,
    versions: [
      { title: "Version 2", does: "Sorts claims" },
      { title: cardWords.release.version, does: "Pays claims" },
    ],
  },
  keys: { label: "A key: all accounts are Parcelle’s.", tag: ["Parcelle", "all accounts"] },
} as const;
