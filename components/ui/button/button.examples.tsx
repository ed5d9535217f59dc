import { LONGEST } from "@/lib/examples";
import { Button, ButtonLink } from "./button";

export default {
  looks: (
    <p className="wrapper cluster">
      <ButtonLink href="#main">Solid</ButtonLink>{" "}
      <ButtonLink href="#main" look="outline">
        Outline
      </ButtonLink>{" "}
      <ButtonLink href="#main" look="text">
        Text
      </ButtonLink>{" "}
      <Button>Button</Button>
    </p>
  ),
  "in the bar": (
    <p className="wrapper cluster">
      <ButtonLink href="#main" size="bar">
        Bar
      </ButtonLink>
    </p>
  ),
  "longest words": (
    <p className="wrapper cluster">
      <ButtonLink href="#main">{LONGEST.title}</ButtonLink> <Button look="outline">{LONGEST.word}</Button>{" "}
      <ButtonLink href="#main" look="text">
        {LONGEST.title}
      </ButtonLink>
    </p>
  ),
};
