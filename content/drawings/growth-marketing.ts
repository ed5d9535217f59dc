import { channels } from "../channels";
import { months } from "../months";
import { costPerOrder, totalOf } from "../totals";
import { formatMoney, spellNumber } from "../words";

const number = "118";
/** The Friday report in which that inquiry stands. */
const report = "No. 39";

const [month] = months;
const total = month && totalOf(month, channels);
const monthOf = (id: string) => channels.find((channel) => channel.id === id)?.month;
const ads = monthOf("paid-search");

/** One order and one inquiry of the example, as the table of channels has them; empty where that has no such channel. */
const allTold = total ? formatMoney(costPerOrder(total, month?.fee)) : "";
const sold = ads?.orderValue ? formatMoney(ads.orderValue) : "";
const costPerInquiry = ads ? formatMoney(Math.round(ads.spent / ads.leads)) : "";

/** Tarnside’s example: what its first plan had, and what it had in the month that the table of channels shows. */
export const tarnsideGrowth = {
  pages: { first: 2, later: 12 },
  adsAtFirst: formatMoney(300),
  leads: String(total?.leads ?? ""),
  leadsBefore: 4,
  spent: formatMoney(total?.spent ?? 0),
  report,
};

const fromSearch = monthOf("organic-search")?.leads ?? 0;
const fromEmail = monthOf("email")?.leads ?? 0;
const direct = 17;

/** Inkwright’s trials: a month’s average before, and by where they came from in the ninth month. */
export const inkwrightTrials = { before: 23, fromSearch, fromEmail, direct, after: fromSearch + fromEmail + direct };

/**
 * The words in the drawings of the growth marketing page: one inquiry on its way from a search to a line on the page that
 * the client reads on Friday.
 */
export const inquiryWords = {
  sample: true,
  /** What the hero shows, for people who cannot see it. */
  label: `A strip of paper across a Friday report: a search for custom bronze bushings became inquiry ${number}, and that an order of ${sold}. An order costs ${allTold} on average, our fee included.`,
  /** Who searches, where the strip comes in on a desk, a line or several. */
  buyer: ["A customer", "searches for"],
  /** What somebody searched for, a line or several; what an order costs; what this one sold, beside a tick. */
  search: ["custom", "bronze", "bushings"],
  cost: { text: "Cost per order", amount: allTold, unit: "with our fee" },
  sale: { text: "Sold", amount: sold, unit: "" },
  /** When the page comes, its number, and the line of it that is about this inquiry. */
  report: ["Friday report", report, `Inquiry ${number}`],
  /** Its way, a sentence on each fold: what somebody does, first of all, and then at which service of content/services.ts. */
  way: [
    { action: "A customer searches", detail: "for custom bronze bushings." },
    { service: "paid-advertising", action: "She clicks", detail: "on the ad that we wrote." },
    { service: "search-and-content", action: "She reads", detail: "our page about bushings, and asks for a quote." },
    { service: "email-and-partnerships", action: "She replies", detail: "to our email with a drawing of the part." },
    { service: "conversion-and-analytics", action: "She orders", detail: `for ${sold}. We know which ad brought her.` },
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

/** Tarnside’s pages of the Fridays on which a step ends at the latest, and of one further on. */
export const fridayWords = {
  sample: true,
  head: "Friday report",
  audit: {
    number: "No. 1",
    label:
      "The Friday report, No. 1. Where leads were lost: of 640 visitors to the site, 11 sent an inquiry and 4 got a quote.",
    title: ["Where leads", "were lost"],
    /** How many people reached each step. */
    steps: ["Visited the site", "Sent an inquiry", "Were qualified"],
    counts: [640, 11, 4],
    lost: "Lost here",
  },
  plan: {
    number: "No. 3",
    label: `The Friday report, No. 3. The plan: ${spellNumber(tarnsideGrowth.pages.first)} pages, then paid search for ${tarnsideGrowth.adsAtFirst} a month, at most $80 an inquiry.`,
    title: ["Two pages, then", "paid search"],
    figures: [tarnsideGrowth.adsAtFirst, "$80"],
    of: ["a month for ads", "an inquiry, at most"],
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

/** Qualified leads a month at each client after a year, as a multiple of those before, from the least to the most. */
const times = [
  0.8, 0.9, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 2, 2.1, 2.2, 2.3, 2.4, 2.6, 2.7, 2.9, 3.1, 3.3, 3.6, 4, 4.6,
];

/** The first figure of the page is their median. */
export const clientWords = {
  sample: true,
  label: `Qualified leads a month after a year at each of ${times.length} clients, from ${times[0]} to ${times.at(-1)} times as many as before; ${spellNumber(times.filter((one) => one < 1).length)} have fewer. The client in the middle is marked.`,
  times,
  bars: {
    each: "Each bar is one client",
    /** At the end of the line across all of them, below those that do not reach it, behind their number, and in the middle. */
    line: "As before",
    below: "get fewer leads",
    middle: "Median",
  },
} as const;

/** The words in the pictures of the case studies. */
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
    /** As many as are asked for, each drawn. */
    pieces: 96,
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
