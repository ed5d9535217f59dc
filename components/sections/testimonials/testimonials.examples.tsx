import type { Testimonial } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { Testimonials } from "./testimonials";

const quote = (nth: number): Testimonial => ({
  id: `${nth}`,
  sample: true,
  page: "example",
  name: `Ana Reis ${nth}`,
  role: "COO, Example Ltd.",
  image: EXAMPLE_PICTURES.portrait,
  quote: "They said three weeks, and it was three weeks. My team has its mornings back.",
});
const { image, ...faceless } = quote(1);
const longest = (nth: number): Testimonial => ({
  ...quote(nth),
  name: LONGEST.name,
  role: LONGEST.role,
  quote: `${LONGEST.sentence} ${LONGEST.sentence}`,
});

export default {
  three: <Testimonials id="three" title="Three quotes" surface="deep" testimonials={several(3, quote)} />,
  "three, on a band": (
    <Testimonials id="band" title="A band" surface="deep" layout="band" testimonials={several(3, quote)} />
  ),
  "one, without a portrait": <Testimonials id="one" title="One quote" surface="paper" testimonials={[faceless]} />,
  "one on a band, without a portrait": (
    <Testimonials id="band-one" title="One on a band" surface="paper" layout="band" testimonials={[faceless]} />
  ),
  seven: <Testimonials id="seven" title="Seven quotes" surface="tint" testimonials={several(7, quote)} />,
  "longest words": <Testimonials id="long" title={LONGEST.title} surface="deep" testimonials={several(4, longest)} />,
  "longest words, on a band": (
    <Testimonials id="band-long" title={LONGEST.word} surface="deep" layout="band" testimonials={several(3, longest)} />
  ),
};
