import type { TeamMember } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { TeamStrip } from "./team-strip";

const member = (nth: number): TeamMember => ({
  id: `${nth}`,
  sample: true,
  name: `${nth === 1 ? "Maximiliana" : "Christiane"} Reis ${nth}`,
  role: "Engineer",
  image: EXAMPLE_PICTURES.portrait,
  description: "Builds tools for small teams, and answers the phone on Fridays.",
  profileUrl: "https://example.com/ana-reis",
});
const { image, profileUrl, ...plain } = member(1);

export default {
  five: <TeamStrip id="five" title="Five people" lead="All of them in Porto." team={several(5, member)} />,
  "one, without a portrait or a profile": <TeamStrip id="one" title="One person" team={[plain]} />,
  two: <TeamStrip id="two" title="Two people" team={several(2, member)} />,
  "twelve, some without a portrait": (
    <TeamStrip
      id="twelve"
      title="Twelve people"
      team={several(12, (nth) => (nth % 3 ? member(nth) : { ...plain, id: `${nth}` }))}
    />
  ),
  "longest words": (
    <TeamStrip
      id="long"
      title={LONGEST.title}
      team={several(3, (nth) => ({
        ...plain,
        id: `${nth}`,
        name: nth % 2 ? LONGEST.name : "Jo Li",
        role: LONGEST.role,
        description: LONGEST.sentence,
      }))}
    />
  ),
};
