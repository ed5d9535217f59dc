/**
 * The words in the drawings of the growth marketing page: one inquiry on its way from a search to a line on the page that
 * the client reads on Friday. What it cost agrees with the records of the channels and of Tarnside.
 */
export const inquiryWords = {
  sample: true,
  /** What the hero shows, for who does not see it. */
  label:
    "A search for custom bronze bushings becomes a line on Friday’s page: inquiry No. 118 cost $62 in ads and sold $4,800. Around it stand the channels, each with what it cost, what it brought and what changes next.",
  search: "custom bronze bushings",
  number: "No. 118",
  cost: "$62",
  sold: "$4,800",
  report: { client: "Tarnside", day: "Friday, May 16" },
  columns: ["Spent", "Brought", "Next"],
  channels: [
    { name: "Content", spent: "$190", brought: "3 inquiries", next: "Same" },
    { name: "Paid search", spent: "$124", brought: "2 inquiries", next: "More" },
    { name: "Paid social", spent: "$90", brought: "None", next: "Stop" },
  ],
  total: { name: "Total", spent: "$404", brought: "1 sale" },
  /** How the inquiry came in, beside the table of channels. */
  via: "No. 118 came this way, on a Tuesday evening.",
  /** Its days: what they are about, and a moment for each kind of work. */
  days: [
    { at: "Four days of", what: "No. 118" },
    { at: "Tue 8:40 PM", what: "A search" },
    { at: "Tue 8:41 PM", what: "A click, a page" },
    { at: "Wed 9:12 AM", what: "An inquiry" },
    { at: "Thu 2:00 PM", what: "A call, a sale" },
  ],
  /** The line itself, as the last on the page of the steps. */
  line: [
    { label: "On Friday", value: "No. 118" },
    { label: "cost in ads", value: "$62" },
    { label: "sold", value: "$4,800" },
  ],
} as const;

/** What the pictures of the case studies show; their figures are those of content/case-studies.ts. */
export const growthCaseWords = {
  sample: true,
  inkwright: {
    label:
      "Two shelves of twelve months each. Before, books stand tall in the two months of a trade show; after, in every month, and trials a month are 2.6 times as many.",
    before: "Before: two trade shows",
    after: "After: every month",
    growth: "2.6×",
  },
  tarnside: {
    label: "Two piles of inquiries a month: 4 sheets before, and 18 now, No. 118 with its drawing on top.",
    before: 4,
    after: 18,
    unit: "a month",
    number: inquiryWords.number,
  },
  norvane: {
    label: "Norvane’s ads, one for shippers and one for drivers, and ten leads: 9 in 10 now come from shippers.",
    shippers: { title: "Pallets to move?", action: "Ask for a rate" },
    drivers: { title: "Like to drive?", action: "See our jobs" },
    leads: "9 in 10 leads from shippers",
  },
} as const;
