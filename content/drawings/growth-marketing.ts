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
  /** At the head of each third of the page. */
  report: ["Tarnside", "Friday, May 17", "Page 1 of 1"],
  columns: ["Spent", "Brought", "Next"],
  channels: [
    { name: "Content", spent: "$190", brought: "3 inquiries", next: "Same" },
    { name: "Paid search", spent: "$124", brought: "2 inquiries", next: "$90 more" },
    { name: "Paid social", spent: "$90", brought: "None", next: "Stop" },
  ],
  total: { name: "Total", spent: "$404", brought: "1 sale", next: "Same" },
  /** Beside the tick, at the end of the line. */
  done: "Thursday",
  /** How the inquiry came in, beside the table of channels. */
  via: "No. 118 came this way, on a Tuesday evening.",
  /** Its way: what it is about, and what each kind of work did for it, in the order of content/services.ts. */
  way: [
    { at: "From search to sale", what: "Inquiry No. 118" },
    { at: "In March", what: "A page for it" },
    { at: "Tue 8:40 PM", what: "A search, an ad" },
    { at: "Wed 9:12 AM", what: "A mail, a reply" },
    { at: "Thu 2:00 PM", what: "A sale, traced" },
  ],
  /** The line itself, as the last on the page of the steps. */
  line: [
    { label: "On Friday", value: "No. 118" },
    { label: "cost in ads", value: "$62" },
    { label: "sold", value: "$4,800" },
  ],
  /** The same page beside the call to action, with nothing on it yet. */
  yours: {
    label:
      "The same page, empty: your name at its head, and a line for the number of an inquiry, its cost and its sale.",
    title: "Yours",
    line: ["No.", "cost", "sold"],
  },
} as const;

/** What a buyer sees of each channel: what it is, and two lines of it. They are the clients’ of content/channels.ts. */
export const channelWords = {
  sample: true,
  "organic-search": { kind: "Search", lines: ["how to work out royalties", "First answer: Inkwright"] },
  "paid-search": { kind: "Ad", lines: [inquiryWords.search, "Send a drawing, get a price"] },
  "paid-social": { kind: "Post", lines: ["For warehouse managers", "Pallets to move?"] },
  email: { kind: "Inbox", lines: ["Inkwright, lesson 3 of 5", "Royalties in ten minutes"] },
  content: { kind: "Guide", lines: ["Page 7 of 12", "Which bronze for which shaft?"] },
  partnerships: { kind: "Letter", lines: ["From a physiotherapist", "Please look at this knee."] },
} as const;

/** What the pictures of the case studies show; their figures are those of content/case-studies.ts. */
export const growthCaseWords = {
  sample: true,
  inkwright: {
    label:
      "Trials by month, as two folding screens of twelve leaves. Before, only the two months of a trade show stand tall; after, every month does, and trials a month are 2.6 times as many.",
    before: "Before: two trade shows",
    after: "After: every month",
    months: "JFMAMJJASOND",
    growth: "2.6×",
  },
  tarnside: {
    label:
      "Inquiry No. 118 with its drawing, and inquiries a month as folded cards: 4 before, and 18 now, 11 of them from pages and 7 from ads.",
    inquiry: [inquiryWords.number, "40 bushings,", "bronze, as drawn"],
    before: { title: "4 before", count: 4 },
    after: { title: "18 now", pages: 11, ads: 7 },
    pages: "11 from pages",
    ads: "7 from ads",
  },
  norvane: {
    label:
      "One ad cut at its fold, into one for shippers and one for drivers; below, ten leads as folded cards, 9 of them now from shippers.",
    shippers: ["Pallets", "to move?", "Ask for a rate"],
    drivers: ["Like to drive?", "See our jobs"],
    leads: "9 in 10 leads from shippers",
  },
} as const;
