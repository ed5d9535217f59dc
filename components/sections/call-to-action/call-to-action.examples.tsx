import { BookingLink } from "@/components/booking/booking-link";
import { PersonByline } from "@/components/sections/speaker/speaker";
import { Picture } from "@/components/ui/picture";
import type { TeamMember } from "@/content/schema/records";
import { openers } from "@/content/words";
import { EXAMPLE_PICTURES, LONGEST } from "@/lib/examples";
import { pictureFor } from "@/lib/images";
import { CallToAction } from "./call-to-action";

const action = <BookingLink label={openers.schedule} />;
const person: TeamMember = { id: "a", sample: true, name: LONGEST.name, role: LONGEST.role, description: "" };
const art = <Picture picture={pictureFor(EXAMPLE_PICTURES.drawing)} alt="" sizes="50vw" />;

export default {
  "nothing optional": <CallToAction id="plain" title="Contact" lead="In 30 minutes you know." action={action} />,
  "a drawing, a statement and a list": (
    <CallToAction
      id="full"
      title={LONGEST.unhyphenated}
      statement="What takes you the most time?"
      lead="In 30 minutes you know what it costs."
      bring={{ title: "Bring with you:", items: ["An example", "A number"] }}
      action={action}
      speaker={<PersonByline person={{ ...person, name: "Ana Reis" }}>Free of charge</PersonByline>}
      art={art}
    />
  ),
  "longest words": (
    <CallToAction
      id="long"
      title={LONGEST.title}
      statement={LONGEST.sentence}
      lead={LONGEST.sentence}
      bring={{ title: LONGEST.title, items: [LONGEST.word, LONGEST.sentence] }}
      action={action}
      speaker={<PersonByline person={person}>{LONGEST.role}</PersonByline>}
    />
  ),
};
