/**
 * The words in the drawings of the landing page: one claim, which is the same slip of paper all the way down the page,
 * and the papers of three trades.
 */
export const claimWords = {
  sample: true,
  /** What the hero shows, for who does not see it. */
  label:
    "Claim 2291 arrives at 9:38 AM, is sorted as a refund, is approved by Ana and is done at 9:42 AM, four minutes later.",
  number: "#2291",
  /** The whole way, as the hero shows it: what happens between the two times, the cards tell. */
  arrives: { stage: "Arrives", at: "9:38 AM" },
  sorted: { stage: "Sorted", tag: "Refund" },
  approved: { stage: "Approved", by: "by Ana" },
  /** What it took, the number large. */
  done: { stage: "Done", at: "9:42 AM", took: ["4", "min"] },
  /** The claim after it. */
  next: { number: "#2292", at: "9:43 AM" },
  /** Beside the closing call to action: the slip that is done, and one that is still to be written. */
  closing: { label: "Claim 2291, done at 9:42 AM. The next slip is empty: yours?", yours: "Yours?" },
} as const;

/** The claim in the four cards: sorted, approved and answered, each a minute later, and paid on a page that took longer to build. */
export const cardWords = {
  sample: true,
  amount: "$620",
  workflow: {
    at: "9:38 AM",
    label: "Claim 2291 asks for $620. That is over $500, so the flow asks Ana; a smaller one would be paid at once.",
    question: ["Over", "$500?"],
    yes: "Yes",
    no: "No",
    asks: "Ask Ana",
    pays: "Pay it",
  },
  internalTool: {
    at: "9:39 AM",
    label: "A table of claims: Ana approves 2291 for $620, 2290 is paid, 2288 waits.",
    title: "Claims",
    action: "Approve",
    rows: [
      { number: "#2290", amount: "$1,240", state: "Paid" },
      { number: "#2288", amount: "$740", state: "Waiting" },
    ],
  },
  assistant: {
    at: "9:40 AM",
    label: "Jo asks whether claim 2291 is refunded; the assistant says yes and cites the claim and the contract.",
    question: "Jo: do I get a refund?",
    answer: ["Yes, Ana approved it.", "It is paid today."],
    sources: [
      ["Claim", "#2291"],
      ["Contract,", "clause 9"],
    ],
  },
  release: {
    label:
      "A page is a sketch, then a third version that is tested, tried out and agreed, then live: claim 2291 is paid.",
    sketch: "Sketch",
    version: "Version 3",
    checks: ["tested", "tried", "agreed"],
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
    label: "A screening note: of 62 applications for a store manager, nine are to be called.",
    title: "Screening note",
    lines: [
      ["Store manager", "62 applied"],
      ["Has led a team", "of ten"],
      ["To ask", "weekends"],
    ],
    marked: 1,
    outcome: ["Call", "9 of 62"],
  },
  "triage-sheet": {
    sample: true,
    label:
      "A triage sheet: a child with a fever, the page of the manual that was found, and the decision left to a nurse.",
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
    label: "A bill of lading: its weight is not that of the booking, so a clerk looks at it.",
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
  /** By hand: what was wrong, struck out, and what it was. */
  correction: { part: "Link to the bank", planned: "4 days", taken: "9 days", why: "We misjudged it: our cost." },
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
      ["Start", "March 2"],
      ["First version to try", "March 16"],
      ["Second version", "March 30"],
      ["Live", "April 27"],
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
  scope: { label: "A scope on two pages, with its price.", title: "Scope" },
  clickable: { label: "A version to click through: the page of claims, with its button." },
  version: {
    label: "The second version, with what was tested and tried.",
    title: "Version 2",
    date: offerWords.dates.lines[2][1],
    checks: ["tested", "tried"],
  },
  keys: { label: "A key with a tag: all accounts are Parcelle’s.", tag: ["Parcelle", "all accounts"] },
} as const;
