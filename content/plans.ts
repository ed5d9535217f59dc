import type { PricingPlan } from "./schema/records";
import { shortName } from "./site";

export const popularLabel = "Most Popular";

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
    priceText: "8-10% of annual CTC",
    priceNote:
      "CTC is what a year costs you: salary, bonus and contributions. On\u00a0$90,000 we charge $7,200–\u20609,000,\u00a0once.",
    subtitle: "A permanent colleague on your own payroll.",
    features: [
      "Pay only on hire",
      "No upfront fees",
      "90-day free replacement if the candidate leaves",
      "Candidates delivered in 5\u00a0days",
    ],
    bestFor: "Long-term in-house roles",
    popular: false,
  },
];
