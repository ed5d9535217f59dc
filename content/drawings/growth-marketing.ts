const number = "118";
const cost = "$62";
const sold = "$4,800";

/**
 * The words in the drawings of the growth marketing page: one inquiry on its way from a search to a line on the page that
 * the client reads on Friday. What it cost agrees with the records of the channels and of Tarnside.
 */
export const inquiryWords = {
  sample: true,
  /** What the hero shows, for who does not see it. */
  label: `A search for custom bronze bushings becomes a line on Friday’s page: inquiry ${number}, which cost ${cost} in ads, sold ${sold}. Around it stand the channels, each with what it cost, what it brought and what changes next.`,
  search: "custom bronze bushings",
  number: `Inquiry ${number}`,
  cost: `cost ${cost}`,
  sold,
  /** At the head of each third of the page. */
  report: ["Tarnside", "Friday, May 17", "Page 1 of 1"],
  columns: ["Spent", "Brought", "Next"],
  /** What the page counts, where the client is named beside it. */
  counts: "One week",
  channels: [
    { name: "Content", spent: "$190", brought: "3 inquiries", next: "Same" },
    { name: "Paid search", spent: "$124", brought: "2 inquiries", next: "$90 more" },
    { name: "Paid social", spent: "$90", brought: "None", next: "Stop" },
  ],
  total: { name: "Total", spent: "$404", brought: "5 inquiries, 1 sale", next: "Same" },
  /** Beside the tick, at the end of the line. */
  done: ["Sold", "Thursday"],
  /** How the inquiry came in, beside the table of channels. */
  via: "Our inquiry came in here, on a\u00a0Tuesday.",
  /** Its way: what it is about, and what each kind of work did for it, in the order of content/services.ts. */
  way: [
    { at: "Inquiry", what: "One, from search to sale" },
    { at: "March", what: "We write its page" },
    { at: "8:40 PM", what: "Tuesday: a search, an ad" },
    { at: "9:12 AM", what: "Wednesday: a mail, a reply" },
    { at: "2:00 PM", what: "Thursday: a sale, traced" },
  ],
  /** The line itself, as the last on the page of the steps. */
  line: [
    { label: "Inquiry", value: `No. ${number}` },
    { label: "This inquiry cost", value: cost },
    { label: "Sold", value: sold },
  ],
  /** Whose the Fridays are until all is live, beside the steps. */
  fridays: ["Audit", "Plan", "Build"],
  /** What most answer to the question beside the call to action: the last is ticked. */
  answers: {
    label:
      "A slip to tick: I know, I think so, or nobody can say. Somebody has crossed out the second and ticked the last.",
    lines: ["I know", "I think so", "Nobody can say"],
  },
} as const;

/** The page of results on which the inquiry found the ad. */
export const searchWords = {
  sample: true,
  search: inquiryWords.search,
  ad: ["Send a drawing,", "get a price"],
  sign: "Ad",
} as const;

/** What the pictures of the case studies show; their figures are those of content/case-studies.ts. */
export const growthCaseWords = {
  sample: true,
  inkwright: {
    label:
      "Trials by month, as two folding screens of twelve leaves. Before, only the two months of a trade show stand tall; after, every month does, and from September on there are 2.6 times as many trials a month as before.",
    before: "Before: two trade shows",
    after: "After: every month",
    months: "JFMAMJJASOND",
    once: "1×",
    growth: "2.6×",
  },
  tarnside: {
    label:
      "The inquiry with its drawing, and inquiries a month as bushings: 4 before, and 18 now, 11 of them from pages and 7 from ads.",
    inquiry: { asks: "Please quote", for: ["40 bushings,", "bronze, as drawn"] },
    diameter: "40 mm",
    before: { title: "4 before", count: 4 },
    after: { title: "18 now", pages: 11, ads: 7 },
    pages: "11 from pages",
    ads: "7 from ads",
  },
  norvane: {
    label:
      "One ad cut at its fold, into one for shippers and one for drivers; below, ten leads: nine crates, since 9 in 10 are now from shippers, and one steering wheel.",
    shippers: { lines: ["Pallets", "to move?"], action: "Ask for a rate" },
    drivers: { line: "Like to drive?", action: "See our jobs" },
    leads: "9 in 10 leads from shippers",
    driver: "1 driver",
  },
} as const;
