import { shortlistSize } from "./claims";
import { replacementDays } from "./plans";
import type { Reason } from "./schema/records";
import { spellNumber } from "./words";

/** "Why choose us" on the landing page. */
export const landingReasons: readonly Reason[] = [
  {
    id: "price-first",
    sample: true,
    title: "A fixed price up front",
    description: "You sign scope, price and dates before we start. If we are slower than planned, we pay for it.",
  },
  {
    id: "working-software",
    sample: true,
    title: "Something to try, early",
    description: "A version to use from week 4, then one every two weeks. After each you can change course or stop.",
  },
  {
    id: "yours-to-keep",
    sample: true,
    title: "All of it is yours",
    description: "Code, accounts and documents are in your name from the first day. Another team could take over.",
  },
  {
    id: "same-people",
    sample: true,
    title: "The same people throughout",
    description:
      "You meet those who do the work: Priya designs it, Daniel builds it, Inès tests it and keeps it on time.",
  },
];

/** The three benefits in the solution section of the talent page. */
export const talentBenefits: readonly Reason[] = [
  {
    id: "cost-savings",
    sample: true,
    title: "Cost Savings",
    description:
      "Your own search costs $15,000. Ours costs $8,400: a fee of $7,200, 8% of $90,000, and $1,200 of your people’s time. With a fee of 10% you save\u00a032%.",
    claim: "solution-savings",
  },
  {
    id: "faster-time-to-interview",
    sample: true,
    title: "Faster Time-to-Interview",
    description: "Skills tested and references checked, so that interviews can cover the\u00a0rest.",
    claim: "shortlist-days",
  },
  {
    id: "zero-setup-required",
    sample: true,
    title: "Zero Setup Required",
    description: "No software, no portal, no training. A call and an email thread are enough.",
    claim: "setup-tools",
  },
];

/** The four reasons in the why section of the talent page. */
export const talentReasons: readonly Reason[] = [
  {
    id: "few-interviews",
    sample: true,
    title: "One in three is hired",
    description: "An\u00a0hour with each, and no more.",
    claim: "interview-to-hire",
  },
  {
    id: "within-a-week",
    sample: true,
    title: "In time for the best",
    description: "Counted from your brief, while others are still sorting résumés.",
    claim: "mandate-to-interviews",
  },
  {
    id: "next-in-line",
    sample: true,
    title: "A fourth in reserve",
    description: `If one of the ${spellNumber(shortlistSize)} drops out, the next best steps in, tested as they were.`,
  },
  {
    id: "risk-with-us",
    sample: true,
    title: "The risk stays with us",
    description: `On a payroll hire you pay nothing before the first day at work, and nothing for a new search within ${replacementDays} days.`,
  },
];
