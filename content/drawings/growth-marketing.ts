import { channels } from "../channels";
import { months } from "../months";
import { costPerOrder, totalOf } from "../totals";
import { formatMoney, spellNumber } from "../words";

const number = "118";
/** The number of the Friday report that contains the inquiry. */
const report = "No. 39";

/** The example's month if content/channels.ts no longer has its channels. */
const example = { spent: 1_194, leads: 18, orders: 5, orderValue: 4_800 };

const [month] = months;
const sums = month && totalOf(month, channels);
const total = sums && sums.orders > 0 ? sums : example;
const monthOf = (id: string) => channels.find((channel) => channel.id === id)?.month;
const ads = monthOf("paid-search") ?? example;

/** Amounts of the example order and inquiry. */
const averageCost = formatMoney(costPerOrder(total, month?.fee));
const sold = formatMoney(ads.orderValue ?? example.orderValue);
const costPerInquiry = formatMoney(Math.round(ads.spent / ads.leads));

/** Tarnside’s example: figures of its first plan, and of the month in the table of channels. */
export const tarnsideGrowth = {
  pages: { first: 2, later: 12 },
  adsAtFirst: formatMoney(300),
  leads: String(total.leads),
  leadsBefore: 4,
  orders: String(total.orders),
};

const fromSearch = monthOf("organic-search")?.leads ?? 0;
const fromEmail = monthOf("email")?.leads ?? 0;
const direct = 17;

/** Inkwright’s trials per month: the average before, and the ninth month by source. */
export const inkwrightTrials = { before: 23, fromSearch, fromEmail, direct, after: fromSearch + fromEmail + direct };

/** Text in the drawings of the growth marketing page, which follow one inquiry from a search to the Friday report. */
export const inquiryWords = {
  sample: true,
  /** The accessible name of the hero's drawing. */
  label: `A strip of paper across a Friday report: a search for custom bronze bushings became inquiry ${number}, and that an order of ${sold}. An order costs ${averageCost} on average, our fee included.`,
  /** The person who searches, in one or several lines. */
  buyer: ["A customer", "searches for"],
  // `search` may have one or several lines.
  search: ["custom", "bronze", "bushings"],
  cost: { text: "Marketing", amount: averageCost, unit: "fee included" },
  sale: { text: "Sold", amount: sold, unit: "" },
  /** The report's name, its number, and its line about this inquiry. */
  report: ["Friday report", report, `Inquiry ${number}`],
  /** A sentence for each fold of the strip. `service` is the id of the service that the sentence belongs to. */
  story: [
    { action: "A customer searches", detail: "for custom bronze bushings." },
    { service: "paid-advertising", action: "She clicks", detail: "on the ad that we wrote." },
    { service: "search-and-content", action: "She reads", detail: "our page about bushings, and asks for a quote." },
    { service: "email-and-partnerships", action: "She replies", detail: "to Tarnside’s own email with a drawing." },
    {
      service: "conversion-and-analytics",
      action: "She orders",
      detail: `for ${sold}. Tracking, included, knows the ad.`,
    },
  ],
  /**
   * The question beside the call to action, with its answers. The last answer is checked, the others are struck out.
   */
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

/** Tarnside’s Friday reports: one for each step of the process. */
export const fridayWords = {
  sample: true,
  head: "Friday report",
  audit: {
    number: "No. 1",
    label:
      "The Friday report, No. 1. Where leads were lost: of 640 visitors to the site, 11 sent an inquiry and 4 were qualified.",
    title: ["Where leads", "were lost"],
    // The number of people who reached each step. The bars in components/art/drawings/audit.svg have these lengths.
    steps: ["Visited the site", "Sent an inquiry", "Were qualified"],
    counts: ["640", "11", "4"],
    lost: "Lost here",
  },
  plan: {
    number: "No. 3",
    label: `The Friday report, No. 3. The plan: ${spellNumber(tarnsideGrowth.pages.first)} pages, then paid search for ${tarnsideGrowth.adsAtFirst} a month, at most $80 an inquiry.`,
    title: ["Two pages, then", "paid search"],
    figures: [tarnsideGrowth.adsAtFirst, "$80"],
    units: ["a month for ads", "an inquiry, at most"],
  },
  launch: {
    number: "No. 7",
    label: `The Friday report, No. 7. Live: ${tarnsideGrowth.pages.first} pages, 5 ads, and the tracking.`,
    title: "Live",
    done: [`${tarnsideGrowth.pages.first} pages`, "5 ads", "Tracking"],
  },
  improve: {
    number: "No. 12",
    label: `The Friday report, No. 12. The ad for bronze bushings, ${costPerInquiry} an inquiry, gets more budget. The ad for steel pins, $84 and no inquiry, is struck out: stopped.`,
    kept: ["Ad: bronze bushings", `${costPerInquiry} an inquiry`, "More budget"],
    stopped: ["Ad: steel pins", "$84, no inquiry", "Stopped"],
  },
} as const;

/** Text in the pictures of the case studies. */
export const growthCaseWords = {
  sample: true,
  inkwright: {
    label: `Trials by month. Before, only the two months of a trade show stand tall, and a month has ${inkwrightTrials.before} on average; now every month stands tall, and September, nine months later, has ${inkwrightTrials.after}.`,
    before: "Before",
    unit: "trials a month",
    average: String(inkwrightTrials.before),
    mean: "average",
    now: "After",
    september: String(inkwrightTrials.after),
    months: "JFMAMJJASOND",
  },
  tarnside: {
    label: "The inquiry, “Please quote 96 bushings, bronze, as drawn”, and the drawing that came with it.",
    asks: ["Please", "quote"],
    for: ["96 bushings,", "bronze,", "as drawn"],
    diameter: "55 mm",
  },
  norvane: {
    label:
      "A folded sheet with two ads: a large one for shippers, “Pallets to move? Get a quote”, and on its leaf one for drivers, “Like to drive? See our jobs”, struck out.",
    shippers: ["Pallets", "to move?"],
    action: "Get a quote",
    drivers: ["Like to", "drive?"],
    jobs: "See our jobs",
  },
} as const;
