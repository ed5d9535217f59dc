import { BookingLink } from "@/components/booking/booking-link";
import { PersonByline } from "@/components/sections/speaker/speaker";
import { ButtonLink } from "@/components/ui/button/button";
import { Picture } from "@/components/ui/picture";
import { openers } from "@/content/words";
import { EXAMPLE_PICTURES, LONGEST } from "@/lib/examples";
import { pictureFor } from "@/lib/images";
import { Hero } from "./hero";

const scene = <Picture picture={pictureFor(EXAMPLE_PICTURES.drawing)} alt="" sizes="50vw" />;
const actions = (
  <>
    <p className="cluster">
      <BookingLink label={openers.start} />{" "}
      <ButtonLink look="outline" href="#plain">
        Prices
      </ButtonLink>
    </p>{" "}
    <PersonByline person={undefined}>Free of charge</PersonByline>
  </>
);

export default {
  "a drawing": (
    <Hero
      id="drawn"
      title="Tools that save small teams time"
      lead="From 30 minutes on the phone."
      {...{ actions, scene }}
    />
  ),
  "no drawing": (
    <Hero
      id="plain"
      title={LONGEST.unhyphenated}
      lead="In three weeks."
      actions={<BookingLink label={openers.start} />}
    />
  ),
  "longest words": <Hero id="long" title={LONGEST.sentence} lead={LONGEST.sentence} {...{ actions, scene }} />,
  "longest words, no drawing": <Hero id="long-plain" title={LONGEST.title} lead={LONGEST.sentence} actions={actions} />,
};
