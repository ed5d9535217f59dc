import { searchDays, shortlistSize } from "../claims";

/**
 * Text in the drawings of the talent page. They follow one role from the brief to the first day at work, with the same
 * three candidates throughout. The third candidate is hired.
 */
const role = "Backend engineer";
const found = "212";
const hired = "Aiko M.";

/** The number of candidates that we call for a role. */
export const called = 30;

/** The business day, counted from the briefing call, on which an offer is accepted. */
export const dayOfOffer = 8;

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
  /** A strip with one fold for each day of an average search, of which the first are the days of top candidates. */
  days: {
    gone: ["Top candidates are gone", `within ${searchDays.bestGone} days`],
    ends: ["The average offer is accepted", `on day ${searchDays.averageHire}`],
  },
  /** Our notes on the candidate who is hired. */
  notes: {
    title: "Our notes on",
    /** Introduces the example. */
    caption: "For example, our notes on a candidate to lead a team of six.",
    checked: {
      title: "What was checked",
      entries: ["Code review in Go: found the race condition", "Pay, notice and start: agreed"],
    },
    spokenTo: {
      title: "One of her two references",
      entries: [
        { who: "Her last lead, for four years", said: "She asks what nobody wants to ask, and then fixes it." },
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
  },
  brief: {
    label: "A brief of a few lines for a new role, written in eight minutes.",
    title: "New role",
    role,
    wanted: ["Go, Postgres", "Leads a team of six"],
    terms: ["Remote, US East", "Full time"],
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
  /** The badge of the hired person, and an empty badge for the person that the visitor wants to hire. */
  badge: {
    label: `The badge of ${hired}, ${role.toLowerCase()}, on the first day at work. The next badge is empty, for whom you hire.`,
    role: ["Backend", "engineer"],
    starts: "First day at work",
    next: "Your hire",
  },
} as const;
