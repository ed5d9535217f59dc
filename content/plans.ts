import type { PricingPlan } from "./schema/records";
import { shortName } from "./site";
import { formatMoney } from "./words";

export const popularLabel = "Most Popular";

/** For how many days a search is made anew, free, if somebody leaves who was hired; a drawing has them from here. */
export const replacementDays = 90;

/** What a payroll hire costs, in percent of what the role costs a year, and the salary that is reckoned with as an example. */
export const hireFee = { least: 8, most: 10, agency: 20, salary: 90_000 };

export const plans: readonly PricingPlan[] = [
  {
    id: "contract-hire",
    sample: true,
    title: `Contract hire through ${shortName()}`,
    priceText: "By monthly discussion",
    priceNote:
      "One sum a month: about $9,750 for an engineer, of which $7,000 is salary, $2,000 employer’s costs and $750 our\u00a0fee.",
    subtitle: "Employed by us, working on your team.",
    features: [
      "Compliant cross-border hiring",
      "We handle contracts and payroll",
      "One monthly invoice",
      "You direct the daily work",
    ],
    bestFor: "Quick starts, project work or international expansion",
    popular: true,
  },
  {
    id: "payroll-hire",
    sample: true,
    title: "Payroll hire",
    priceText: `${hireFee.least}-${hireFee.most}% of annual CTC`,
    priceNote: `CTC is what a year costs you: salary, bonus and contributions. On\u00a0${formatMoney(hireFee.salary)} we charge ${formatMoney((hireFee.salary * hireFee.least) / 100, (hireFee.salary * hireFee.most) / 100).replace("–", "–\u2060")},\u00a0once.`,
    subtitle: "A permanent colleague on your own payroll.",
    features: [
      "Pay only on hire",
      "No upfront fees",
      `${replacementDays}-day free replacement if the candidate leaves`,
      "Candidates delivered in 5\u00a0days",
    ],
    bestFor: "Long-term in-house roles",
    popular: false,
  },
];
