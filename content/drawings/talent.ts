/**
 * The words in the drawings of the talent page: one role, from the brief to the first day of one of the same three
 * people. The third is the one who is hired.
 */
const role = "Backend engineer";
const found = "212";
const hired = "Aiko M.";
const firstDay = "Monday, May 4";

export const roleWords = {
  sample: true,
  role,
  candidates: [
    { name: "Nadia K.", years: "9 years, Go", facts: ["Code review", "2 references", "Pay agreed"] },
    { name: "Jonas P.", years: "7 years, Go", facts: ["Code review", "3 references", "Free in May"] },
    { name: hired, years: "11 years, Go", facts: ["Code review", "2 references", "Pay agreed"] },
  ],
  shortlist: {
    label: `A shortlist for a backend engineer: three of ${found} people found, each with a code review, references and terms checked.`,
    title: "Shortlist",
    count: `3 of ${found}`,
    counted: "people found",
  },
  /** The 44 days of the average time to hire; the days are those of the claims on the page. */
  days: {
    label:
      "44 days drawn as folds: our shortlist is there on day 2, the top candidates are gone by day 10, the average hire is made on day 44.",
    ours: ["Day 2", "Our shortlist"],
    gone: ["Day 10", "Top candidates are gone"],
    hire: ["Day 44", "The average hire"],
    between: "34 days",
    choosing: ["choosing from", "whoever is left"],
  },
  /** The page of the shortlist on the one who is hired. */
  notes: {
    title: "Reference notes",
    name: hired,
    checked: {
      title: "What was checked",
      entries: [
        "Two hours of code review in Go: found the race condition, and explained it kindly",
        "Postgres migration without downtime: done twice",
        "Pay, notice and start: agreed, free from May 4",
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
      text: "She has never led more than two people. Ask how she would begin with your team of six.",
    },
    own: "Your own notes",
  },
  brief: {
    label: "A brief of four lines for a new role, written in eight minutes.",
    title: "New role",
    wanted: [role, "Go, Postgres", "Team of six"],
    terms: ["Start in May", "Remote, EU"],
    took: "8 min",
  },
  screening: {
    label: `${found} people found, 18 called, three on the shortlist.`,
    /** Each with its figure first, which is drawn large. */
    counts: [`${found} found`, "18 called", "3 on your shortlist"],
  },
  interviews: {
    label: "Three interviews on three days; one of the three is hired.",
    times: ["Tue 9:00 AM", "Wed 2:00 PM", "Thu 9:30 AM"],
    hired: "Hired",
  },
  /** The 90 days of the plan's free replacement, as a calendar from the first day. */
  replacement: {
    label: "A calendar of 90 days from the first Monday: whoever leaves on one of them is replaced free.",
    first: ["Day 1", `Starts ${firstDay}`],
    last: "Day 90",
    text: "If she leaves, the next is free.",
  },
  start: {
    label: `${hired}, the new backend engineer, starts on ${firstDay}.`,
    name: hired,
    starts: "Starts",
    on: firstDay,
  },
} as const;
