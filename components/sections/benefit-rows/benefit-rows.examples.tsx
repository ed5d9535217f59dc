import type { Reason } from "@/content/schema/records";
import { LONGEST, several } from "@/lib/examples";
import { BenefitRows } from "./benefit-rows";

const benefit = (nth: number): Reason => ({
  id: `${nth}`,
  sample: true,
  title: `Benefit ${nth}`,
  description: "You know the price before the work begins, and it does not change.",
});
const longest: Reason = { ...benefit(0), title: LONGEST.title, description: LONGEST.sentence };

export default {
  "three, with a proof": (
    <BenefitRows id="three" title="Three benefits" benefits={several(3, benefit)} proof={<p>An example.</p>} />
  ),
  "one, without a proof": <BenefitRows id="one" title="One benefit" benefits={[benefit(1)]} />,
  "seven, with a statement and a lead": (
    <BenefitRows
      id="seven"
      title="Seven benefits"
      statement="A price, a date and a name"
      lead="All of them are in the contract."
      benefits={several(7, benefit)}
    />
  ),
  "longest words": (
    <BenefitRows id="long" title={LONGEST.title} benefits={[longest, { ...longest, id: "1", title: LONGEST.word }]} />
  ),
};
