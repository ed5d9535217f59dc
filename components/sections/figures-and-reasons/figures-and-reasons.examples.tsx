import type { Claim, Reason } from "@/content/schema/records";
import { LONGEST, several } from "@/lib/examples";
import { FiguresAndReasons } from "./figures-and-reasons";

const stat: Claim = { id: "a", sample: true, value: "44 days", label: "from open role to accepted offer" };
const reason = (nth: number): Reason => ({
  id: `${nth}`,
  sample: true,
  title: `Reason ${nth}`,
  description: "You speak with the people who do the work, from the first call on.",
});

export default {
  "three figures and four reasons": (
    <FiguresAndReasons
      id="three"
      title="Figures and reasons"
      stats={[
        stat,
        { ...stat, before: "On average", value: "$15,000", label: "for each hire" },
        { ...stat, label: "c" },
      ]}
      reasons={several(4, reason)}
    />
  ),
  "one figure, without reasons": <FiguresAndReasons id="one" title="One figure" stats={[stat]} />,
  "one figure and one reason": <FiguresAndReasons id="pair" title="A pair" stats={[stat]} reasons={[reason(1)]} />,
  "longest words": (
    <FiguresAndReasons
      id="long"
      title={LONGEST.title}
      lead={LONGEST.sentence}
      stats={[
        { ...stat, before: LONGEST.word, value: LONGEST.amount, label: LONGEST.title },
        { ...stat, value: "24 bis 48 Stunden", label: LONGEST.word },
        { ...stat, value: LONGEST.amount, label: LONGEST.sentence },
      ]}
      reasons={several(3, (nth) => ({ ...reason(nth), title: LONGEST.title, description: LONGEST.sentence }))}
    />
  ),
};
