import type { TechnologyCategory } from "@/content/schema/records";
import { LONGEST, several } from "@/lib/examples";
import { TechnologyStack } from "./technology-stack";

const category = (nth: number): TechnologyCategory => ({
  id: `${nth}`,
  sample: true,
  title: `Category ${nth}`,
  items: ["Python", "TypeScript", "PostgreSQL"],
});

export default {
  "four, with a note": (
    <TechnologyStack
      id="four"
      title="Four categories"
      technologies={several(4, category)}
      note={{ title: "Your own", text: "We also work with what you have." }}
    />
  ),
  one: <TechnologyStack id="one" title="One category" technologies={[category(1)]} />,
  "longest words": (
    <TechnologyStack
      id="long"
      title={LONGEST.title}
      technologies={several(5, (nth) => ({
        ...category(nth),
        title: LONGEST.word,
        items: [LONGEST.title, LONGEST.word],
      }))}
      note={{ title: LONGEST.title, text: LONGEST.sentence }}
    />
  ),
};
