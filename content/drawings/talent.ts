import { searchDays, shortlistSize } from "../claims";
import { replacementDays } from "../plans";
import { shortName } from "../site";
import { formatMoney } from "../words";
import { feeOn, hiringCosts } from "./hiring-costs";

/**
 * Text in the drawings of the talent page. They follow one role from the brief to the first day at work, with the same
 * three candidates throughout. The third candidate is hired.
 */
const role = "Backend engineer";
const found = "212";
const hired = "Aiko M.";
const terms = "Remote, US East";

/** The number of candidates that we call for a role. */
export const called = 30;

/** Days from the briefing call to an accepted offer, in business days and in calendar days. */
export const daysToHire = { business: 8, calendar: 10 } as const;

/** Example of the day, counted from the start, on which a hired person leaves. */
const leavesOn = Math.min(78, replacementDays);

const { averageHire: marketDays, bestGone } = searchDays;

const { agencyFee, contract, engineer, fee } = hiringCosts;

interface Candidate {
  name: string;
  years: string;
  facts: readonly string[];
}

export const roleWords = {
  sample: true,
  role,
  hired,
  /** The three candidates. There are always three, even if `shortlistSize` differs. */
  candidates: [
    { name: "Nadia K.", years: "9\u00a0years, Go", facts: ["Code review", "2 references", "Pay agreed"] },
    { name: "Jonas P.", years: "7\u00a0years, Go", facts: ["Code review", "3 references", "Pay agreed"] },
    { name: hired, years: "11\u00a0years, Go", facts: ["Code review", "2 references", "Pay agreed"] },
  ] satisfies readonly [Candidate, Candidate, Candidate],
  shortlist: {
    label: `Three open leaves, each a candidate with a code review, references and pay agreed. The ${called - shortlistSize} closed ones we have ruled out.`,
    /** The number of leaves that stay closed, and the reason. */
    closed: called - shortlistSize,
    unread: ["others called", "and ruled out"],
  },
  /** A strip with one fold for each day of an average search, on which the days that we need are marked. */
  days: {
    label: `${marketDays} days drawn as folds, from the open role to an accepted offer. With us the offer is accepted on day ${daysToHire.calendar}, by when top candidates are gone.`,
    ours: daysToHire.calendar,
    market: marketDays,
    withUs: { title: `${daysToHire.calendar} days`, lines: ["With us, from briefing", "call to accepted offer"] },
    begins: { title: "Day 1", text: "The search starts" },
    gone: { title: `Day ${bestGone}`, lines: ["Top candidates", "are gone"] },
    ends: { title: `Day ${marketDays}`, lines: ["The average offer", "is accepted"] },
  },
  /** Our notes on the candidate who is hired. */
  notes: {
    title: "Our notes on",
    /** Introduces the example. */
    caption: `An example of our notes. ${hired.split(" ")[0]} is one of three candidates for a ${role.toLowerCase()} role (${terms.replace("Remote", "remote")}) that leads a team of six.`,
    checked: {
      title: "What was checked",
      entries: [
        "Two hours of code review in Go: found the race condition, and explained it kindly",
        "Postgres migration without downtime: done twice",
        `Pay of ${formatMoney(engineer)}, four weeks’ notice and the start: agreed`,
      ],
    },
    spokenTo: {
      title: "Who we spoke to",
      entries: [
        { who: "Her last lead, for four years", said: "She asks what nobody wants to ask, and then fixes it." },
        { who: "An engineer she trained", said: "I still write tests the way she showed me." },
      ],
    },
    doubt: {
      title: "One doubt to raise",
      /** Set in large type, one entry per line. */
      lines: ["She has", "never led", "more than", "two people."],
      /** The size of the largest team that she has led, and of the new team. The drawing shows both as people. */
      led: 2,
      team: 6,
      ask: "Ask how she would begin with your team of six.",
    },
    own: {
      title: "Your notes",
      text: "Yes!",
      /**
       * `text` in handwriting, as an SVG path in a box of 96 by 54 units. If you change the text, draw the path anew or
       * leave it empty.
       */
      pen: "M8 6c2 8 5 14 10 15s12-6 16-16c-4 12-9 28-15 36-3 4-9 5-10 1s10-9 17-13 14-6 15-10-5-5-8 0-3 13 3 13 11-6 15-12c1 4 6 8 4 12s-9 2-9 0M79 4c-1 8-4 18-7 24M69 35l1 1M26 50c16-4 40-7 62-6",
    },
  },
  brief: {
    label: "A brief of a few lines for a new role, written in eight minutes.",
    title: "New role",
    role,
    wanted: ["Go, Postgres", "Leads a team of six"],
    terms: [terms, formatMoney(engineer)],
    /** The text that is being typed. */
    typing: "First-year goal",
    took: "In 8 minutes",
  },
  screening: {
    label: `${found} people found, ${called} called, three on the shortlist.`,
    found: { count: found, label: "found" },
    called: { count: String(called), label: "called" },
    listed: { count: "3", label: "on your shortlist" },
  },
  interviews: {
    label: "Three interviews; one of the three is hired.",
    hired: "Hired",
  },
  /**
   * The payroll plan's free replacement. The fee is due on the first day. If the person leaves within the period, a new
   * search costs nothing.
   */
  replacement: {
    label: `${replacementDays} days drawn as squares. On the first somebody starts, and the fee is due, once. If they leave on day ${leavesOn}, we search again, free.`,
    title: [`${replacementDays}-day promise`, "Each square is one calendar day."],
    days: replacementDays,
    starts: { title: "First day at work", amount: "Fee due", text: "Once, and no sooner" },
    leaves: { day: leavesOn, title: `Leaves on day ${leavesOn}?`, amount: "No new fee", text: "We search again, free" },
  },
  /**
   * The same hire on two invoices. The agency's invoice is longer than ours in proportion to its fee; its extra lines
   * name the extra costs.
   */
  cost: {
    caption: `The fee for one ${role.toLowerCase()} at ${formatMoney(engineer)} a year:`,
    typical: {
      from: "A typical agency",
      lines: ["Job board ads", "A résumé database", "An account manager", "A sales bonus", "A downtown office"],
      amount: formatMoney(feeOn(engineer, agencyFee)),
      basis: `${agencyFee}% of ${formatMoney(engineer)}`,
    },
    ours: {
      from: `With ${shortName()}`,
      amount: formatMoney(feeOn(engineer, fee)),
      basis: `${fee}% of ${formatMoney(engineer)}`,
    },
  },
  /** An example month of a contract hire with the parts of its total. */
  bill: {
    title: `An example month: ${contract.who}`,
    lines: [
      ["Pay", formatMoney(contract.pay)],
      ["Employer’s costs", formatMoney(contract.employerCosts)],
      ["Our fee", formatMoney(contract.fee)],
    ],
    sum: ["One invoice, about", formatMoney(contract.pay + contract.employerCosts + contract.fee)],
  },
  /** The badge of the hired person, and an empty badge for the person that the visitor wants to hire. */
  badge: {
    label: `The badge of ${hired}, ${role.toLowerCase()}, on the first day at work. The next badge is empty, for whom you hire.`,
    role: ["Backend", "engineer"],
    starts: "First day at work",
    next: "Your hire",
  },
} as const;
