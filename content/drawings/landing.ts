/**
 * The words in the drawings of the landing page: one claim, which is the same slip of paper all the way down the page,
 * and the papers of three trades.
 */
export const claimWords = {
  sample: true,
  /** What the hero shows, for who does not see it. */
  label: "Claim 2291 arrives at 9:38 AM, is sorted as a refund, is approved by Ana and is done at 9:42 AM.",
  number: "#2291",
  /** The whole way, as the hero shows it: what happens between the two times, the cards tell. */
  arrives: { stage: "Arrives", at: "9:38 AM" },
  sorted: { stage: "Sorted", tag: "Refund" },
  approved: { stage: "Approved", by: "by Ana" },
  done: { stage: "Done", at: "9:42 AM" },
  /** On its way from the cards to what follows them. */
  onItsWay: "Paid",
  /** Beside the closing call to action: the slip that is done, and one that is still to be written. */
  closing: { label: "Claim 2291, done at 9:42 AM. The next slip is empty: yours?", yours: "Yours?" },
};

/** The claim in the four cards, each a minute later: sorted, approved, answered, paid. */
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
    at: "9:41 AM",
    label: "A new page for refunds is tested, tried out and agreed, and goes live: on it, claim 2291 is paid.",
    version: "New",
    change: ["Refund", "page"],
    checks: ["tested", "tried", "agreed"],
    address: "/claims",
    live: "Live",
    field: "Your claim",
    state: "Paid",
  },
};

/** A paper of each trade: what it says, and on the part that is folded over what a person does with it. */
export const paperWords = {
  "screening-note": {
    sample: true,
    label: "A screening note: of 62 applications for a store manager, nine are to be called.",
    title: "Screening note",
    lines: ["Store manager, 62 applied", "Has led a team of ten", "To ask: weekends"],
    outcome: ["Call", "9 of 62"],
  },
  "triage-sheet": {
    sample: true,
    label:
      "A triage sheet: a child with a fever, the page of the manual that was found, and the decision left to a nurse.",
    title: "Triage sheet",
    lines: ["Age 4, fever for 3 days", "Found: manual 2, page 31", "Suggests: same day"],
    outcome: ["Nurse", "decides"],
  },
  "bill-of-lading": {
    sample: true,
    label: "A bill of lading: its weight is not that of the booking, so a clerk looks at it.",
    title: "Bill of lading",
    lines: ["QL-2209, Port of Rotterdam", "Paper: 24,150 kg", "Booking: 21,450 kg"],
    outcome: ["Clerk", "checks"],
  },
};

/** The price before the start, as it comes: two pages, and what was written beside them when one part took longer. */
export const offerWords = {
  sample: true,
  title: "Claim handling",
  client: "For Parcelle",
  /** Below the flow that is drawn on the first page: the one of the hero. */
  flow: [claimWords.arrives, claimWords.sorted, claimWords.approved, claimWords.done].map(({ stage }) => stage),
  scope: "Scope",
  parts: [
    "Reads each claim that comes by email",
    "Sorts it and drafts the reply",
    "Ana decides all that is over $500",
    "Not in it: claims by phone",
  ],
  price: { label: "Price, fixed", amount: "$18,400" },
  dates: [
    { date: "March 2", event: "Start" },
    { date: "March 16", event: "First version to try" },
    { date: "April 27", event: "Live" },
  ],
  /** In the margin, by hand. */
  note: "The link to the bank took nine days, not four. We misjudged this: our cost.",
  signed: "Signed by",
};
