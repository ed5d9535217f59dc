import type { TimeSpent as TimeSpentRecord } from "@/content/schema/records";
import { LONGEST } from "@/lib/examples";
import { TimeSpent } from "./time-spent";

// Only one example, because the radio buttons of two would be one group.
const record: TimeSpentRecord = {
  id: "a",
  sample: true,
  title: LONGEST.title,
  times: { question: "How often a day, in all?", choices: [5, 30, 100, 250, 10_000], first: 2, label: "am Tag" },
  minutes: { question: "Wie lange jedes Mal?", choices: [2, 10, 30, 45], first: 4 },
  workingDays: 250,
  hourly: 9000,
  days: "Arbeitstage im Jahr",
  hours: "Arbeitsstunden im Jahr",
  rate: "zu den Kosten einer Arbeitsstunde",
  cost: "im Jahr",
};

export default {
  "longest words": (
    <div className="wrapper">
      <TimeSpent {...record} />
    </div>
  ),
};
