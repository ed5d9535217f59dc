import { searchDays, shortlistSize } from "../claims";
import { hireFee, replacementDays } from "../plans";
import { shortName } from "../site";
import { decapitalize, formatMoney } from "../words";

/**
 * The words in the drawings of the talent page: one role, from the brief to the first day of one of the same three
 * people, and to the empty badge of the next. The third is the one who is hired.
 */
const role = "Backend engineer";
const found = "212";
const hired = "Aiko M.";

/** How many are called for a role, whose résumés a client need not read, but for those on the shortlist. */
export const called = 30;

const { profiles, tested, chosen, bestGone, averageHire } = searchDays;
const { least, agency, salary } = hireFee;
/** An example of a day on which somebody leaves. */
const leavesOn = Math.min(78, replacementDays);

interface Candidate {
  name: string;
  years: string;
  facts: readonly string[];
}

export const roleWords = {
  sample: true,
  role,
  hired,
  /** Whom the drawings show: three, whatever the size of a shortlist. */
  candidates: [
    { name: "Nadia K.", years: "9 years, Go", facts: ["Code review", "2 references", "Pay agreed"] },
    { name: "Jonas P.", years: "7 years, Go", facts: ["Code review", "3 references", "Pay agreed"] },
    { name: hired, years: "11 years, Go", facts: ["Code review", "2 references", "Pay agreed"] },
  ] satisfies readonly [Candidate, Candidate, Candidate],
  shortlist: {
    label: `Three open leaves, each with a code review, references and pay agreed. The ${called - shortlistSize} closed ones you need not read.`,
    /** Those that stay closed, and why. */
    closed: called - shortlistSize,
    unread: ["you need", "not read"],
  },
  /** The days of the average time to hire, and what is there on which of them: as the claims say it. */
  days: {
    label: `${averageHire} days drawn as folds. With us: pre-vetted profiles on day ${profiles}, tested and vouched for on day ${tested}, you choose on day ${chosen}, with pay agreed. Top candidates are gone within ${bestGone} days; for ${averageHire - bestGone} days more others choose from whoever is left.`,
    ours: [
      { day: profiles, text: "Pre-vetted profiles" },
      { day: tested, text: "All three tested" },
      { day: chosen, text: "You choose" },
    ],
    gone: { day: bestGone, text: "The best are gone" },
    /** The average hire. */
    hireOn: averageHire,
    dayOf: (day: number) => `Day ${day}`,
    /** The days up to the last of ours, and whose they are. */
    withUs: [`${chosen} days`, "to your choice"],
    between: `${averageHire - bestGone} days`,
    choosing: ["choosing from", "whoever is left"],
  },
  /** The page of the shortlist on the one who is hired. */
  notes: {
    title: "Interview notes",
    checked: {
      title: "What was checked",
      entries: [
        "Two hours of code review in Go: found the race condition, and explained it kindly",
        "Postgres migration without downtime: done twice",
        "Pay, notice and start: agreed, free from May 6",
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
      /** In lines, set large. */
      lines: ["She has", "never led", "more than", "two people."],
      /** How many she has led, and how many she would: drawn. */
      led: 2,
      team: 6,
      ask: "Ask how she would begin with your team of six.",
    },
    own: {
      title: "Your notes",
      text: "Yes!",
      /** The same in the way of a pen, in a frame of 96 by 54. Other words are another way. */
      pen: "M8 6c2 8 5 14 10 15s12-6 16-16c-4 12-9 28-15 36-3 4-9 5-10 1s10-9 17-13 14-6 15-10-5-5-8 0-3 13 3 13 11-6 15-12c1 4 6 8 4 12s-9 2-9 0M79 4c-1 8-4 18-7 24M69 35l1 1M26 50c16-4 40-7 62-6",
    },
  },
  brief: {
    label: "A brief of a few lines for a new role, written in eight minutes.",
    title: "New role",
    role,
    wanted: ["Go, Postgres", "To lead six"],
    terms: ["Start in May", "Remote, EU"],
    /** What is being written. */
    typing: "Budget",
    took: "8 min",
  },
  screening: {
    label: `${found} people found, ${called} called, three on the shortlist.`,
    found: { count: found, what: "found" },
    called: { count: String(called), what: "called" },
    listed: { count: "3", what: "on your shortlist" },
  },
  interviews: {
    label: "Three interviews; one of the three is hired.",
    hired: "Hired",
  },
  /**
   * What a payroll hire costs in the end: the fee on the first day, and nothing for the search that follows if someone
   * leaves within the days of the plan's free replacement, with an example of such a day.
   */
  replacement: {
    label: `${replacementDays} days drawn as squares. On the first somebody starts, and the fee is due, once. If they leave on day ${leavesOn}, we search again, free.`,
    title: [`${replacementDays}-day promise`, "on a payroll hire, a square a day"],
    days: replacementDays,
    starts: { title: "First day at work", amount: "One fee", text: "Due then, not before" },
    leaves: {
      day: leavesOn,
      title: `Leaves on day ${leavesOn}?`,
      amount: formatMoney(0),
      text: "We search again, free",
    },
  },
  /**
   * The same hire on two invoices, ours with the least that the plan asks for: of the ten lines that an agency's has, ours
   * has as many as claims.ts leaves of it. The others say what else is paid for there.
   */
  cost: {
    typical: {
      from: "A typical agency",
      lines: [
        "Job board ads",
        "A résumé database",
        "Thirty résumés",
        "An account manager",
        "A sales bonus",
        "A downtown office",
      ],
      amount: formatMoney((salary * agency) / 100),
      of: `${agency}% of ${formatMoney(salary)} CTC`,
    },
    ours: {
      from: `With ${shortName()}`,
      amount: formatMoney((salary * least) / 100),
      of: `${least}% of ${formatMoney(salary)} CTC`,
    },
  },
  /** The badge of the one who is hired, on the first day at work, and the next one, for whom the visitor is looking for. */
  badge: {
    label: `The badge of ${hired}, ${decapitalize(role)}, who starts on Monday. The next badge is empty: yours?`,
    role: ["Backend", "engineer"],
    starts: "Starts Monday",
    next: "Yours?",
  },
} as const;
