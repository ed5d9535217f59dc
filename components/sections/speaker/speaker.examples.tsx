import type { TeamMember } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST } from "@/lib/examples";
import { PersonByline } from "./speaker";

const person: TeamMember = {
  id: "a",
  sample: true,
  name: "Ana Reis",
  role: "Founder",
  description: "Builds tools.",
  image: EXAMPLE_PICTURES.portrait,
};
const { image, ...faceless } = person;

export default {
  typical: (
    <div className="wrapper">
      <PersonByline person={person} before="You will speak with ">
        30 minutes, free of charge
      </PersonByline>
    </div>
  ),
  "no portrait": (
    <div className="wrapper">
      <PersonByline person={faceless}>Founder</PersonByline>
    </div>
  ),
  "no person": (
    <div className="wrapper">
      <PersonByline person={undefined}>30 minutes, free of charge</PersonByline>
    </div>
  ),
  "longest words": (
    <div className="wrapper">
      <PersonByline person={{ ...faceless, name: LONGEST.name }}>{LONGEST.role}</PersonByline>
    </div>
  ),
};
