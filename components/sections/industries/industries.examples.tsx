import type { Industry } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { Industries } from "./industries";

const industry = (nth: number): Industry => ({
  id: `${nth}`,
  sample: true,
  title: `Industry ${nth}`,
  description: "What we do for firms of this industry, in a sentence or two.",
  link: "/industries/example",
  picture: { image: EXAMPLE_PICTURES.drawing, alt: "A drawing" },
});
const { picture, ...plain } = industry(1);

export default {
  four: <Industries id="four" title="Four industries" industries={several(4, industry)} />,
  "one, without a picture": <Industries id="one" title="One industry" industries={[plain]} />,
  "three, one of them with a picture": (
    <Industries
      id="three"
      title="Three industries"
      industries={[industry(1), { ...plain, id: "2" }, { ...plain, id: "3" }]}
    />
  ),
  "longest words": (
    <Industries
      id="long"
      title={LONGEST.title}
      industries={several(3, (nth) => ({ ...industry(nth), title: LONGEST.word, description: LONGEST.sentence }))}
    />
  ),
};
