import { hiringCosts } from "./drawings/hiring-costs";
import type { PricingPlan } from "./schema/records";
import { shortName } from "./site";
import { formatMoney } from "./words";

export const popularLabel = "Most Popular";

const { fee, seniorFee, contract } = hiringCosts;
const monthlyPrice = formatMoney(contract.pay + contract.employerCosts + contract.fee);

export const plans: readonly PricingPlan[] = [
  {
    id: "payroll-hire",
    sample: true,
    title: "Payroll hire",
    subtitle: "Permanent, on your payroll.",
    priceText: "8-10% of annual CTC",
    priceNote: `CTC is what the person costs you a year. ${fee}% for most roles, ${seniorFee}% for directors.`,
    features: [
      "Pay only on hire",
      "No upfront fees",
      "90-day free replacement if the candidate leaves",
      "Candidates delivered in 5\u00a0days",
    ],
    bestFor: "Long-term in-house roles",
    popular: false,
  },
  {
    id: "contract-hire",
    sample: true,
    title: `Contract hire through ${shortName()}`,
    subtitle: "On your team, employed by our local partner.",
    priceText: "By monthly discussion",
    priceNote: `We discuss pay, employer’s costs and our fee once, then fix the price: ${monthlyPrice} a month in the example.`,
    features: ["Compliant cross-border hiring", "One invoice a month", "You direct the daily work"],
    bestFor: "Quick starts, project work or international expansion",
    popular: true,
  },
];

/** Questions about a plan, with answers. */
export interface PlanAnswers {
  title: string;
  entries: readonly { question: string; answer: string }[];
}

/** Answers by plan id. A plan need not have any. */
export const planAnswers: { sample: boolean; byPlan: Readonly<Record<string, PlanAnswers>> } = {
  sample: true,
  byPlan: {
    "payroll-hire": {
      title: "What clients ask about payroll hire",
      entries: [
        {
          question: "What counts as leaving?",
          answer: "Resigning, or being let go for performance, within 90 days.",
        },
        {
          question: "A refund, or a new search?",
          answer: "A new search. After 30 days without success, a refund.",
        },
        {
          question: "What if nobody fits?",
          answer: "We search on until somebody does.",
        },
      ],
    },
    "contract-hire": {
      title: "What clients ask about contract hire",
      entries: [
        {
          question: "In which countries?",
          answer: "In 30. A local partner employs the person for us.",
        },
        {
          question: "Minimum term and notice?",
          answer: "Three months, then one month’s notice from either side.",
        },
        {
          question: "Can we hire the person ourselves?",
          answer: `At any time: free after six months, before that for one of our monthly fees (${formatMoney(contract.fee)} in the example).`,
        },
        { question: "Who owns the work?", answer: "You do: code, designs and documents." },
      ],
    },
  },
};
