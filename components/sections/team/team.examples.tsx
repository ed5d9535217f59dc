import type { TeamMember } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { Team } from "./team";

const member = (nth: number): TeamMember => ({
  id: `${nth}`,
  sample: true,
  name: `Ana Reis ${nth}`,
  role: "Engineer",
  image: EXAMPLE_PICTURES.portrait,
  description: "Builds tools for small teams, and answers the phone on Fridays.",
  profileUrl: "https://example.com/ana-reis",
});
const { image, profileUrl, ...plain } = member(1);

export default {
  five: <Team id="five" title="Five people" lead="All of them in Porto." team={several(5, member)} />,
  "one, without a portrait or a profile": <Team id="one" title="One person" team={[plain]} />,
  two: <Team id="two" title="Two people" team={several(2, member)} />,
  "twelve, some without a portrait": (
    <Team
      id="twelve"
      title="Twelve people"
      team={several(12, (nth) => (nth % 3 ? member(nth) : { ...plain, id: `${nth}` }))}
    />
  ),
  "longest words": (
    <Team
      id="long"
      title={LONGEST.title}
      team={several(3, (nth) => ({
        ...plain,
        id: `${nth}`,
        name: ["Jo Li", LONGEST.name, "Anna Brzęczyszczykiewicz-Berg"][nth - 1] ?? "",
        role: LONGEST.role,
        description: LONGEST.sentence,
      }))}
    />
  ),
};
