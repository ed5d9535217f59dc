import { LONGEST } from "@/lib/examples";
import { SectionHeading, SectionTitle } from "./heading";

export default {
  "title alone": (
    <div className="wrapper">
      <SectionHeading id="plain" title="Prices" />
    </div>
  ),
  "title, statement and lead": (
    <div className="wrapper">
      <SectionHeading id="full" title="Prices" statement="One price for all" lead="It does not change later." />
    </div>
  ),
  "lead beside the title": (
    <div className="wrapper">
      <SectionHeading id="beside" title="Prices" lead="It does not change later." isLeadBeside />
    </div>
  ),
  looks: (
    <div className="wrapper">
      <SectionTitle id="ending" title="At the end of a page" look="ending" />
      <SectionTitle id="poster" title="Beside a large picture" look="poster" />
      <SectionTitle id="label" title="Beside large content" look="label" />
    </div>
  ),
  "a word that has to fit": (
    <div className="wrapper">
      <SectionHeading id="fit" title={LONGEST.unhyphenated} />
      <SectionTitle id="fit-ending" title={LONGEST.unhyphenated} look="ending" />
      <SectionTitle id="fit-poster" title={`${LONGEST.unhyphenated} als Chance`} look="poster" />
    </div>
  ),
  "longest words": (
    <div className="wrapper">
      <SectionHeading
        id="long"
        title={LONGEST.title}
        statement={LONGEST.sentence}
        lead={LONGEST.sentence}
        isLeadBeside
      />
      <SectionTitle id="long-ending" title={LONGEST.word} look="ending" />
      <SectionTitle id="long-poster" title={LONGEST.word} look="poster" />
    </div>
  ),
};
