import { claim } from "./claims";
import { exampleCost, exampleFee, hiringCosts, yearlyCost } from "./drawings/hiring-costs";
import type { Reason } from "./schema/records";
import { formatMoney } from "./words";

/** "Why choose us" on the landing page. */
export const landingReasons: readonly Reason[] = [
  {
    id: "price-first",
    sample: true,
    title: "A fixed price up front",
    description: "First we measure. Then, before we build, you sign scope, price and dates. If we are late, we pay.",
  },
  {
    id: "working-software",
    sample: true,
    title: "Something to try, early",
    description: "A version to use from week 4. After each one you can change course or stop.",
  },
  {
    id: "yours-to-keep",
    sample: true,
    title: "All of it is yours",
    description: "Code, accounts and documents are in your name from the first day.",
  },
  {
    id: "same-people",
    sample: true,
    title: "The same people throughout",
    description: "Priya designs it, Daniel builds it, Inès tests it and keeps it on time.",
  },
];

const { average, example, ownTime } = hiringCosts;

/** The three benefits in the solution section of the talent page. */
export const talentBenefits: readonly Reason[] = [
  {
    id: "cost-savings",
    sample: true,
    title: "Cost Savings",
    description: `For ${example.who} who costs you ${formatMoney(yearlyCost)} a year, our fee is ${formatMoney(exampleFee)}. With ${ownTime.hours} hours of your team’s time, ${formatMoney(ownTime.cost)}, the hire costs ${formatMoney(exampleCost)}, not ${formatMoney(average)}.`,
    claim: "solution-savings",
  },
  {
    id: "faster-time-to-interview",
    sample: true,
    title: "Faster Time-to-Interview",
    description: "Skills and references are checked before you meet anyone.",
  },
  {
    id: "zero-setup-required",
    sample: true,
    title: "Zero Setup Required",
    description: "No software, no portal, no training. One call and an email thread are enough.",
  },
];

/** The four reasons in the why section of the talent page. */
export const talentReasons: readonly Reason[] = [
  {
    id: "few-candidates",
    sample: true,
    title: `${claim("shortlist-size").value} ${claim("shortlist-size").label}`,
    description: "We read the résumés for you.",
  },
  {
    id: "interview-to-hire",
    sample: true,
    title: `${claim("interview-to-hire").value} ${claim("interview-to-hire").label}`,
    description: "You interview three people to hire one.",
  },
  {
    id: "mandate-to-interviews",
    sample: true,
    title: `Mandate to interviews in ${claim("mandate-to-interviews").value}`,
    description: "A mandate is your go-ahead, given on the briefing call. Business days.",
  },
  {
    id: "risk-with-us",
    sample: true,
    title: "The risk stays with us",
    description: "Nothing to pay before day one.",
  },
];
