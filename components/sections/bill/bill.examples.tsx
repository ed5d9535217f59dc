import { LONGEST } from "@/lib/examples";
import { Bill } from "./bill";

export default {
  typical: (
    <div className="wrapper">
      <h3>A plan</h3>
      <Bill
        title="An example"
        lines={[
          ["Salary", "$60,000"],
          ["Fee", "8%"],
        ]}
        sum={["In all", "$4,800"]}
      />
    </div>
  ),
  "longest words": (
    <div className="wrapper">
      <h3>Another plan</h3>
      <Bill
        title={LONGEST.title}
        lines={[
          [LONGEST.word, LONGEST.amount],
          [LONGEST.title, LONGEST.amount],
        ]}
        sum={["Zusammen", LONGEST.amount]}
      />
    </div>
  ),
};
