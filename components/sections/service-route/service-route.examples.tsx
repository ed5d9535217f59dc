import type { ServiceCard } from "@/content/schema/records";
import { accents } from "@/content/theme";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { ServiceRoute } from "./service-route";

const service = (nth: number): ServiceCard => ({
  id: `${nth}`,
  sample: true,
  page: "example",
  title: `Stop ${nth}`,
  description: "What happens until this stop, and what you have in your hands then.",
  features: ["A working tool", "Its code"],
  colour: accents[nth % accents.length] ?? accents[0],
  picture: { image: EXAMPLE_PICTURES.drawing, alt: "A drawing" },
  price: [4000, 9000],
  addsToPrevious: nth > 1,
  exit: { title: "Stop here?", text: "You keep the plan and pay nothing more." },
});
const { features, picture, price, exit, ...plain } = service(1);

export default {
  four: <ServiceRoute id="four" title="Four stops" services={several(4, service)} />,
  "two, nothing optional": (
    <ServiceRoute id="two" title="Two stops" services={several(2, (nth) => ({ ...plain, id: `${nth}` }))} />
  ),
  "longest words": (
    <ServiceRoute
      id="long"
      title={LONGEST.title}
      services={several(3, (nth) => ({
        ...service(nth),
        title: nth % 2 ? LONGEST.word : LONGEST.title,
        description: LONGEST.sentence,
        features: [LONGEST.word, LONGEST.title],
        price: LONGEST.amount,
        exit: { title: "Personalverwaltungssoftware", text: LONGEST.sentence.slice(0, 110) },
      }))}
    />
  ),
};
