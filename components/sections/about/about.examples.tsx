import { LONGEST } from "@/lib/examples";
import { About } from "./about";

const statement = "Two engineers founded the firm in Porto in 2019.";
const text = "We build tools that save small teams time. Each project begins with a free call.";

export default {
  typical: (
    <About id="typical" title="About" statement={statement}>
      {text}
    </About>
  ),
  "longest words": (
    <About id="long" title={LONGEST.title} statement={LONGEST.sentence}>
      {LONGEST.sentence} {LONGEST.word}
    </About>
  ),
};
