import { claim, shortlistSize } from "./claims";
import { breakEvenPay, feeOn, hiringCosts, savedPercent } from "./drawings/hiring-costs";
import { replacementDays } from "./plans";
import type { Reason } from "./schema/records";
import { formatMoney, spellNumber } from "./words";

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

const { ownSearch, ownTime, fee, manager, engineer } = hiringCosts;
const withUs = (pay: number) => feeOn(pay, fee) + ownTime;

/** The three benefits in the solution section of the talent page. */
export const talentBenefits: readonly Reason[] = [
  {
    id: "cost-savings",
    sample: true,
    title: "Cost Savings",
    description: `Our ${fee}% fee of ${formatMoney(feeOn(manager, fee))} and ${formatMoney(ownTime)} of your people’s time come to ${formatMoney(withUs(manager))}, against ${formatMoney(ownSearch)} for the average search. At a salary of ${formatMoney(engineer)} you save ${savedPercent(withUs(engineer), ownSearch)}%; above ${formatMoney(breakEvenPay(ownSearch, ownTime, fee))} your own search is cheaper.`,
    claim: "solution-savings",
  },
  {
    id: "faster-time-to-interview",
    sample: true,
    title: "Faster Time-to-Interview",
    description: "By then their skills are tested and their references checked, so the interviews can be about fit.",
    claim: "shortlist-days",
  },
  {
    id: "zero-setup-required",
    sample: true,
    title: "Zero Setup Required",
    description: "No software, no portal, no training. One call and an email thread are enough.",
    claim: "setup-tools",
  },
];

/** The four reasons in the why section of the talent page. */
export const talentReasons: readonly Reason[] = [
  {
    id: "few-candidates",
    sample: true,
    title: `${claim("shortlist-size").value} ${claim("shortlist-size").label}`,
    description: `We read the résumés and make the calls. You read ${spellNumber(shortlistSize)} profiles with our notes.`,
  },
  {
    id: "interview-to-hire",
    sample: true,
    title: `${claim("interview-to-hire").value} ${claim("interview-to-hire").label}`,
    description: `You interview ${spellNumber(shortlistSize)} people, about an hour each, and hire one of them.`,
  },
  {
    id: "mandate-to-interviews",
    sample: true,
    title: `Mandate to interviews in ${claim("mandate-to-interviews").value}`,
    description: "Business days, counted from the briefing call.",
  },
  {
    id: "risk-with-us",
    sample: true,
    title: "The risk stays with us",
    description: `On a payroll hire you pay nothing before the first day at work, and nothing for a new search within ${replacementDays} days.`,
  },
];
