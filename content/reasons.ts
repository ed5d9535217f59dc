import { shortlistSize } from "./claims";
import { offerWords } from "./drawings/landing";
import type { Reason } from "./schema/records";
import { inWords } from "./words";

export type { Reason };

/** "Why choose us" on the landing page. */
export const landingReasons: readonly Reason[] = [
  {
    id: "price-first",
    sample: true,
    title: "A price up front",
    description: `Scope, price and dates on one sheet. ${offerWords.price.amount} was agreed there, and ${offerWords.price.amount} was paid.`,
  },
  {
    id: "same-people",
    sample: true,
    title: "The same people",
    description: "The people you meet first do the work: Priya draws it, Daniel builds it, Inès keeps the dates.",
  },
  {
    id: "working-software",
    sample: true,
    title: "Something to try",
    description: "Every two weeks, a version on your own data. After each you can change course, or stop.",
  },
  {
    id: "yours-to-keep",
    sample: true,
    title: "All of it is yours",
    description:
      "Code, accounts and documents are in your name from the first day. Another team could take over tomorrow.",
  },
];

/** The three benefits in the solution section of the talent page. */
export const talentBenefits: readonly Reason[] = [
  {
    id: "cost-savings",
    sample: true,
    title: "Cost Savings",
    description:
      "Our fee is counted, and what falls away is worth more: job ads, job boards, and interviews that lead nowhere.",
    claim: "solution-savings",
  },
  {
    id: "faster-time-to-interview",
    sample: true,
    title: "Faster Time-to-Interview",
    description: "All pre-vetted, their skills tested and their references taken\u00a0up, while they are still free.",
    claim: "shortlist-days",
  },
  {
    id: "zero-setup-required",
    sample: true,
    title: "Zero Setup Required",
    description: "No software, no portal, no forms for your team. A call and an email thread are enough.",
    claim: "setup-tools",
  },
];

/** The four reasons in the why section of the talent page. */
export const talentReasons: readonly Reason[] = [
  {
    id: "short-shortlists",
    sample: true,
    title: "A shortlist that is short",
    description: "Each of them comes with the notes of every check we made.",
    claim: "shortlist-size",
  },
  {
    id: "few-interviews",
    sample: true,
    title: "Interviews that end in a hire",
    description: `On average you meet ${inWords(shortlistSize)} people to fill a role, not a day of them.`,
    claim: "interview-to-hire",
  },
  {
    id: "within-a-week",
    sample: true,
    title: "In time for the best",
    description: "Ready on day 5, your choice on day 7. By day 10 the best are gone.",
    claim: "mandate-to-interviews",
  },
  {
    id: "risk-with-us",
    sample: true,
    title: "The risk stays with us",
    description: "You pay nothing until someone starts. If they leave, we find the next person.",
    claim: "free-replacement",
  },
];
