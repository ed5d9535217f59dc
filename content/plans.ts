import { hiringCosts } from "./drawings/hiring-costs";
import type { PricingPlan } from "./schema/records";
import { shortName } from "./site";
import { formatMoney } from "./words";

export const popularLabel = "Most Popular";

/** Days after the start during which a new search is free if the person leaves. A drawing shows them. */
export const replacementDays = 90;

const { fee, seniorFee, contract } = hiringCosts;
const monthly = formatMoney(contract.pay + contract.employerCosts + contract.fee);

export const plans: readonly PricingPlan[] = [
  {
    id: "payroll-hire",
    sample: true,
    title: "Payroll hire",
    subtitle: "A permanent hire on your payroll.",
    priceText: "8-10% of annual CTC",
    priceNote: `CTC is the yearly cost: salary, bonus, contributions. ${fee}% for most roles, ${seniorFee}% from director level up.`,
    features: [
      "Pay only on hire",
      "No upfront fees",
      `${replacementDays}-day free replacement if the candidate leaves`,
      "Candidates delivered in 5\u00a0days",
    ],
    bestFor: "Long-term in-house roles",
    popular: false,
  },
  {
    id: "contract-hire",
    sample: true,
    title: `Contract hire through ${shortName()}`,
    subtitle: "On our payroll, working on your team.",
    priceText: "By monthly discussion",
    priceNote: `We agree on one monthly sum, for example about ${monthly} for ${contract.who}.`,
    features: [
      "Compliant cross-border hiring",
      "Employed through our local partner",
      "One invoice a month",
      "You direct the daily work",
    ],
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
          answer: "Resigning, or being let go for performance, within 90 days of the first day at work.",
        },
        {
          question: "A refund, or a new search?",
          answer: "We search again, free. If we find nobody within 30 days, you get the fee back.",
        },
        { question: "What if none of the three fits?", answer: "We search on. You owe nothing until someone starts." },
        {
          question: "Is this exclusive?",
          answer: "No. You can run your own search, or use others, at the same time.",
        },
      ],
    },
    "contract-hire": {
      title: "What clients ask about contract hire",
      entries: [
        {
          question: "In which countries?",
          answer: "In 30, through local partners who employ the person for us.",
        },
        {
          question: "Minimum term and notice?",
          answer: "Three months at least, then one month’s notice from either side.",
        },
        {
          question: "Can we hire the person ourselves?",
          answer: `At any time. It is free after six months; before that it costs one of our monthly fees (${formatMoney(contract.fee)} in the example).`,
        },
        { question: "Who owns the work?", answer: "You do: code, designs and documents are yours." },
      ],
    },
  },
};
