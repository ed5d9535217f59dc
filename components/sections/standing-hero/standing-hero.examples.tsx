import { BookingLink } from "@/components/booking/booking-link";
import { Picture } from "@/components/ui/picture";
import { openers } from "@/content/words";
import { EXAMPLE_PICTURES, LONGEST } from "@/lib/examples";
import { pictureFor } from "@/lib/images";
import { StandingHero } from "./standing-hero";

const scene = <Picture picture={pictureFor(EXAMPLE_PICTURES.drawing)} alt="" sizes="50vw" />;
const actions = <BookingLink label={openers.start} />;

export default {
  "a drawing at the right": (
    <StandingHero
      id="right"
      title="Three candidates in five days"
      lead="You meet all of them."
      {...{ actions, scene }}
    />
  ),
  "a drawing at the left, on a tint": (
    <StandingHero
      id="left"
      title="Payroll without paper"
      lead="In three weeks."
      sceneSide="left"
      floor="tint"
      {...{ actions, scene }}
    />
  ),
  "a drawing across the page": (
    <StandingHero
      id="across"
      title={`${LONGEST.unhyphenated} für alle`}
      lead="From ads that pay."
      sceneSide="across"
      {...{ actions, scene }}
    />
  ),
  "no drawing": <StandingHero id="plain" title={LONGEST.unhyphenated} lead="A lead." actions={actions} />,
  "longest words": <StandingHero id="long" title={LONGEST.sentence} lead={LONGEST.sentence} {...{ actions, scene }} />,
};
