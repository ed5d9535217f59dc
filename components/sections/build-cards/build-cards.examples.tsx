import type { ServiceCard } from "@/content/schema/records";
import { accents } from "@/content/theme";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { BuildCards } from "./build-cards";

const service = (nth: number): ServiceCard => ({
  id: `${nth}`,
  sample: true,
  page: "example",
  title: `Service ${nth}`,
  description: "What the service does, in a sentence that fills two lines on a card.",
  features: ["Fixed price", "Ready in three weeks", "The code is yours"],
  colour: accents[nth % accents.length] ?? accents[0],
  picture: { image: EXAMPLE_PICTURES.drawing, alt: "A drawing" },
});
const { features, picture, ...plain } = service(1);

export default {
  three: <BuildCards id="three" title="Three services" services={several(3, service)} />,
  "one, without features or a picture": <BuildCards id="one" title="One service" services={[plain]} />,
  five: <BuildCards id="five" title="Five services" services={several(5, service)} />,
  "longest words": (
    <BuildCards
      id="long"
      title={LONGEST.title}
      services={several(4, (nth) => ({
        ...service(nth),
        title: nth % 2 ? LONGEST.word : LONGEST.title,
        description: LONGEST.sentence,
        features: [LONGEST.word, LONGEST.title],
      }))}
    />
  ),
};
