import type { ProcessStep } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { StepRows } from "./step-rows";

const step = (nth: number): ProcessStep => ({
  id: `${nth}`,
  sample: true,
  page: "example",
  step: nth,
  title: `Step ${nth}`,
  description: "What we do in this step, and what you have at its end.",
  duration: "2 to 3 weeks",
  picture: { image: EXAMPLE_PICTURES.drawing, alt: "A drawing" },
});
const { duration, picture, ...plain } = step(1);

export default {
  four: <StepRows id="four" title="Four steps" lead="From the first call on." steps={several(4, step)} />,
  "two, nothing optional": (
    <StepRows id="two" title="Two steps" steps={[plain, { ...plain, id: "2", step: 2, title: "Step 2" }]} />
  ),
  "three without pictures, with long durations": (
    <StepRows
      id="durations"
      title="Three steps"
      steps={several(3, (nth) => ({
        ...plain,
        id: `${nth}`,
        step: nth,
        duration: ["1 day", "3-8 weeks", "Once a year"][nth - 1],
      }))}
    />
  ),
  "six, one of them without a picture": (
    <StepRows
      id="six"
      title="Six steps"
      steps={[...several(5, step), { ...plain, id: "6", step: 6, title: "Step 6" }]}
    />
  ),
  "longest words": (
    <StepRows
      id="long"
      title={LONGEST.title}
      steps={several(3, (nth) => ({
        ...step(nth),
        title: nth % 2 ? LONGEST.word : LONGEST.title,
        description: LONGEST.sentence,
        duration: "24 bis 48 Arbeitsstunden",
      }))}
    />
  ),
};
