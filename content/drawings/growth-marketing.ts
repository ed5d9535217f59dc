const number = "118";
const cost = "$62";
/** What an order came to that month, our fee in it. */
const allTold = "$959";
const sold = "$4,800";

/**
 * The words in the drawings of the growth marketing page: one inquiry on its way from a search to a line on the page that
 * the client reads on Friday. What it cost agrees with the records of the channels and of Tarnside.
 */
export const inquiryWords = {
  sample: true,
  /** What the hero shows, for who does not see it. */
  label: `A strip of paper across the Friday report: a search for custom bronze bushings became inquiry ${number}, and that an order of ${sold}. An order costs ${allTold}, our fee included.`,
  /** Who searches, where the strip comes in on a desk, a line or several. */
  buyer: ["A buyer", "searches for"],
  /** What somebody searched for, a line or several; what an order costs; what this one sold, beside a tick. */
  search: ["custom", "bronze", "bushings"],
  cost: { text: "Cost", amount: allTold, unit: "with our fee" },
  sale: { text: "Sold", amount: sold, unit: "" },
  /** When the page comes, its number, and the line of it that is about this inquiry. */
  report: ["Friday report", "No. 39", `Inquiry ${number}`],
  /** How the inquiry came in, in the table of channels. */
  via: `Inquiry ${number} came in here.`,
  /** Its way, a sentence on each fold: what a buyer does, first of all, and then at which service of content/services.ts. */
  way: [
    { does: "A buyer searches", what: "for custom bronze bushings." },
    { service: "paid-advertising", does: "She clicks", what: "the ad we placed." },
    { service: "search-and-content", does: "She reads", what: "the page we wrote." },
    { service: "email-and-partnerships", does: "She replies", what: "to the email that asks for her drawing." },
    { service: "conversion-and-analytics", does: "She buys", what: "on Thursday. We know from which ad." },
  ],
  /** The question beside the call to action, from where most begin to where they end, each in a line or two: the last is ticked, the others are struck out. */
  answers: {
    question: "Where did your last sale come from?",
    label: "Nobody can say, and sales has a guess, are struck out. The Friday report says: that is ticked.",
    lines: [
      ["Nobody", "can say"],
      ["Sales has", "a guess"],
      ["The Friday", "report says"],
    ],
  },
} as const;

/**
 * Tarnside’s pages of the Fridays on which a step ends at the latest, and of one further on. What was planned agrees with
 * what was spent (content/channels.ts).
 */
export const fridayWords = {
  sample: true,
  head: "Friday report",
  audit: {
    number: "No. 1",
    label: "The Friday report, No. 1. Where leads were lost: of 640 who came to the site 11 asked, and 4 were quoted.",
    title: ["Where leads", "were lost"],
    /** How many there were: between two of them most are lost. */
    steps: ["Came to the site", "Asked", "Were quoted"],
    counts: [640, 11, 4],
    lost: "Lost here",
  },
  plan: {
    number: "No. 3",
    label: "The Friday report, No. 3. The plan: two pages, then paid search, $300 a month, and at most $80 an inquiry.",
    title: ["Two pages, then", "paid search"],
    figures: ["$300", "$80"],
    of: ["a month", "an inquiry, at most"],
  },
  launch: {
    number: "No. 7",
    label: "The Friday report, No. 7. Live: 2 pages, 5 ads, and the tracking.",
    title: "Live",
    done: ["2 pages", "5 ads", "Tracking"],
  },
  improve: {
    number: "No. 12",
    label: `The Friday report, No. 12. The ad for bronze bushings, ${cost} an inquiry, gets more budget. The ad for steel pins, $84 and no inquiry, is struck out: stopped.`,
    kept: ["Ad: bronze bushings", `${cost} an inquiry`, "More budget"],
    stopped: ["Ad: steel pins", "$84, no inquiry", "Stopped"],
  },
} as const;

/** What the first figure of the page is the median of, from the least to the most. */
export const clientWords = {
  sample: true,
  label:
    "Qualified leads a month after a year at each of 23 clients, from 0.8 to 4.6 times as many as before; two have fewer. The one in the middle is marked.",
  times: [
    0.8, 0.9, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 2, 2.1, 2.2, 2.3, 2.4, 2.6, 2.7, 2.9, 3.1, 3.3, 3.6, 4, 4.6,
  ],
  bars: {
    each: "One bar, one client",
    /** At the end of the line across all of them, below those that do not reach it, behind their number, and in the middle. */
    line: "As before",
    below: "have fewer",
    middle: "Median",
  },
} as const;

/** What the pictures of the case studies show; their figures are those of content/case-studies.ts. */
export const growthCaseWords = {
  sample: true,
  inkwright: {
    label:
      "Trials by month. Before, only the two months of a trade show stand tall, and a month has 23 on average; now every month stands tall, and September, nine months later, has 60.",
    before: "Before",
    unit: "trials a month",
    average: "23",
    mean: "average",
    now: "After",
    september: "60",
    months: "JFMAMJJASOND",
  },
  tarnside: {
    label: "The inquiry, “Please quote 96 bushings, bronze, as drawn”, and the drawing that came with it.",
    asks: ["Please", "quote"],
    for: ["96 bushings,", "bronze,", "as drawn"],
    /** As many as are asked for, each drawn. */
    pieces: 96,
    diameter: "55 mm",
  },
  norvane: {
    label:
      "A folded sheet with two ads: a large one for shippers, “Pallets to move? Ask for a rate”, and on its leaf one for drivers, “Like to drive? See our jobs”, struck out.",
    shippers: ["Pallets", "to move?"],
    action: "Ask for a rate",
    drivers: ["Like to", "drive?"],
    jobs: "See our jobs",
  },
} as const;
