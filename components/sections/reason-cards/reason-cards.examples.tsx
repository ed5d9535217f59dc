import type { Reason } from "@/content/schema/records";
import { LONGEST, several } from "@/lib/examples";
import { ReasonCards } from "./reason-cards";

const reason = (nth: number): Reason => ({
  id: `${nth}`,
  sample: true,
  title: `Reason ${nth}`,
  description: "You speak with the people who do the work, from the first call on.",
});

export default {
  four: <ReasonCards id="four" title="Four reasons" reasons={several(4, reason)} />,
  one: <ReasonCards id="one" title="One reason" reasons={[reason(1)]} />,
  "seven, with a proof": (
    <ReasonCards id="seven" title="Seven reasons" lead="With a proof." reasons={several(7, reason)}>
      <p>An example.</p>
    </ReasonCards>
  ),
  "longest words": (
    <ReasonCards
      id="long"
      title={LONGEST.title}
      reasons={several(3, (nth) => ({ ...reason(nth), title: LONGEST.title, description: LONGEST.sentence }))}
    />
  ),
};
