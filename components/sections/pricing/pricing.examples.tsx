import type { PricingPlan } from "@/content/schema/records";
import { LONGEST, several } from "@/lib/examples";
import { Pricing } from "./pricing";

const plan = (nth: number): PricingPlan => ({
  id: `${nth}`,
  sample: true,
  title: `Plan ${nth}`,
  subtitle: "You employ the person whom we find",
  priceText: "8% of yearly pay",
  priceNote: "Due on the first day of work",
  features: ["No deposit", "A replacement within three months", "One contract"],
  bestFor: "firms that hire once or twice a year",
  popular: nth === 2,
});
const { priceNote, ...plain } = plan(1);
const longest = (nth: number): PricingPlan => ({
  ...plan(nth),
  title: LONGEST.title,
  subtitle: LONGEST.sentence.slice(0, 100),
  priceText: LONGEST.amount,
  features: [LONGEST.word, LONGEST.title],
  bestFor: LONGEST.word,
});

export default {
  "two, one of them most popular, with a sum and answers": (
    <Pricing
      id="two"
      title="Two plans"
      lead="Both without a deposit."
      plans={several(2, plan)}
      details={{
        "1": {
          bill: { title: "An example", lines: [["Yearly pay", "$60,000"]], sum: ["Fee", "$4,800"] },
          answers: { title: "Plan 1", entries: [{ question: "When do we pay?", answer: "On the first day of work." }] },
        },
      }}
    />
  ),
  "one, nothing optional": <Pricing id="one" title="One plan" plans={[plain]} />,
  four: <Pricing id="four" title="Four plans" plans={several(4, plan)} />,
  "longest words": (
    <Pricing
      id="long"
      title={LONGEST.title}
      plans={several(3, longest)}
      details={{ "1": { bill: { title: LONGEST.title, lines: [[LONGEST.word, LONGEST.amount]], sum: ["x", "1"] } } }}
    />
  ),
};
