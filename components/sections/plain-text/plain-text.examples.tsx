import { LONGEST } from "@/lib/examples";
import { PlainText } from "./plain-text";

// Only one example, because a page has one such text.
export default {
  "longest words": (
    <PlainText title={LONGEST.title}>
      <h2 id="long">{LONGEST.word}</h2>
      <p>
        {LONGEST.sentence} <a href="#long">{LONGEST.word}</a>
      </p>
      <h3>{LONGEST.title}</h3>
      <ul>
        <li>{LONGEST.title}</li>
        <li>Example Ltd., 1 Example Street, 12345 Example</li>
      </ul>
    </PlainText>
  ),
};
