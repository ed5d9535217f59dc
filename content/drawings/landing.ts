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

/** The claim in the four cards: sorted, approved and answered, each a minute later, and paid on a page that took longer to build. */
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
    at: "9:39 AM",
    label: "A table of claims: Ana approves 2291.",
    title: "Claims",
    action: "Approve",
    rows: { numbers: ["#2290", "#2288"], amounts: ["$1,240", "$740"], states: ["Paid", "Waiting"] },
  },
  assistant: {
    at: "9:40 AM",
    label: "Jo asks for a refund; the assistant says yes and cites its sources.",
    question: "Jo: do I get a refund?",
    answer: "Yes, Ana approved it.",
    added: "It is paid today.",
    sources: { claim: ["Claim", "#2291"], contract: ["Contract,", "clause 9"] },
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

/** The price before the start, as it comes: two pages, and what was written on them when one part took longer. */
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
      "M11 6c-1-1-3-4-5-4s-4 4-4 6 2 5 4 4 5-9 6-8 0 7-1 11-4 7-5 9M31 12c-2 1-8 3-9 4s2 7 4 4 7-19 8-19-2 16-1 19 3-2 4-2M46 11c-1 1-7 3-8 5s2 5 4 4 4-10 5-10-1 9 0 10 3-2 4-3M53 10c0 2-1 10 1 10s8-12 8-10-7 18-8 20 0-6 2-8 7-3 9-4M72 11c-1 0-6 1-6 2s5 3 4 4-6 2-7 2",
    signature:
      "M2 8c1-1 5-5 8-6s9-1 9 2-6 10-9 13-7 6-7 6 4-3 7-5 7-4 9-4 0 6 1 6 6-5 7-5-1 4 1 4 7-5 9-5 0 5 1 6 5 2 6 2M30 6l4 2M44 24c1-4 5-20 6-21s0 16 2 16 8-17 9-17-3 16-1 18 8-5 10-5-1 5 1 5 7-5 9-5-3 6 2 5 20-7 24-8M103 22c-15 1-82 7-83 8s64-2 78-2",
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
    label: "What you get",
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
  clickable: { label: "A page of claims to click through." },
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
