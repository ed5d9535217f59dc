import type { ServiceCard } from "@/content/schema/records";
import { accents } from "@/content/theme";
import { LONGEST, several } from "@/lib/examples";
import { ServiceSheets } from "./service-sheets";

const service = (nth: number): ServiceCard => ({
  id: `${nth}`,
  sample: true,
  page: "example",
  title: `Service ${nth}`,
  description: "What the service does for a visitor on the way to becoming a customer.",
  features: ["Search ads", "Landing pages"],
  colour: accents[nth % accents.length] ?? accents[0],
});
const { features, ...plain } = service(1);

export default {
  "four, with a story": (
    <ServiceSheets
      id="four"
      title="Four services"
      services={several(4, service)}
      story={[
        { action: "Searches", detail: "for an oven" },
        ...several(4, (nth) => ({ action: `Step ${nth}`, detail: "reads a page", service: `${nth}` })),
      ]}
    />
  ),
  "one, nothing optional": <ServiceSheets id="one" title="One service" services={[plain]} />,
  "longest words": (
    <ServiceSheets
      id="long"
      title={LONGEST.title}
      services={several(3, (nth) => ({
        ...service(nth),
        title: nth % 2 ? LONGEST.word : LONGEST.title,
        description: LONGEST.sentence,
        features: [LONGEST.word],
      }))}
      story={several(3, (nth) => ({ action: LONGEST.word, detail: "liest eine Seite", service: `${nth}` }))}
    />
  ),
};
