import type { CaseStudy } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { CaseStudies } from "./case-studies";

const study = (nth: number): CaseStudy => ({
  id: `${nth}`,
  sample: true,
  page: "example",
  client: `Client ${nth}`,
  industry: "Logistics",
  title: `Orders without typing, part ${nth}`,
  description: "Four people typed orders from emails. A tool now reads them, and one person checks.",
  tech: ["Python", "React Native"],
  results: [
    { value: "70%", label: "less typing" },
    { value: "4 weeks", label: "until the first orders" },
  ],
  picture: { image: EXAMPLE_PICTURES.drawing, alt: "A drawing" },
});
const { tech, picture, ...plain } = study(1);

export default {
  three: <CaseStudies id="three" title="Three cases" studies={several(3, study)} />,
  "one, without a picture": <CaseStudies id="one" title="One case" studies={[plain]} />,
  "two, one without a picture": <CaseStudies id="two" title="Two cases" studies={[study(1), { ...plain, id: "2" }]} />,
  "four, some without a picture": (
    <CaseStudies
      id="four"
      title="Four cases"
      studies={[study(1), study(2), { ...plain, id: "3", channels: ["Search ads"] }, { ...plain, id: "4" }]}
    />
  ),
  "longest words": (
    <CaseStudies
      id="long"
      title={LONGEST.title}
      studies={several(2, (nth) => ({
        ...study(nth),
        client: "Donaudampfschifffahrtsgesellschaft mbH",
        industry: LONGEST.word,
        title: LONGEST.title,
        description: LONGEST.sentence,
        tech: [LONGEST.word, LONGEST.word.toLowerCase()],
        results: [
          { value: LONGEST.amount, label: LONGEST.word },
          { value: "12 Monate", label: LONGEST.title },
        ],
      }))}
    />
  ),
};
