import { Island } from "@/components/ui/island";
import { LONGEST } from "@/lib/examples";
import { Term } from "./term";

const term = (word: string, explanation: string) => (
  <p className="wrapper">
    Before <Island inline name="term" component={Term} props={{ term: word, explanation }} /> and after.
  </p>
);

export default {
  "an abbreviation": term("CTC", "What an employee costs in a year."),
  "a word": term("Payroll", "Pay and its papers."),
  "longest words": term(LONGEST.word, `${LONGEST.sentence} ${LONGEST.sentence}`.slice(0, 200)),
};
