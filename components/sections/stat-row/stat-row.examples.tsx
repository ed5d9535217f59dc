import type { Claim } from "@/content/schema/records";
import { LONGEST, several } from "@/lib/examples";
import { StatRow } from "./stat-row";

const stat = (nth: number): Claim => ({
  id: `${nth}`,
  sample: true,
  value: `${nth * 15}+`,
  label: `products delivered, ${nth}`,
});

export default {
  four: <StatRow id="four" title="Four figures" surface="night" stats={several(4, stat)} />,
  one: <StatRow id="one" title="One figure" surface="tint" stats={[stat(1)]} />,
  six: <StatRow id="six" title="Six figures" surface="accent" stats={several(6, stat)} />,
  "longest words": (
    <StatRow
      id="long"
      title="Long figures"
      surface="deep"
      stats={[
        { ...stat(1), before: LONGEST.word, value: LONGEST.amount, label: LONGEST.title },
        { ...stat(2), value: "24 bis 48 Stunden", label: LONGEST.word },
        { ...stat(3), value: LONGEST.amount },
      ]}
    />
  ),
};
