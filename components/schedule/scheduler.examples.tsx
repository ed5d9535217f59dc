import { Island } from "@/components/ui/island";
import { LONGEST } from "@/lib/examples";
import { Contact } from "./contact";
import { Scheduler } from "./scheduler";

const TOPICS = [LONGEST.title, LONGEST.word, LONGEST.unhyphenated, "KI"];

// One on this page, since the scheduling page has its state in the address and in the history.
export default {
  "longest words, no portrait": (
    <div data-accent="accent-1" className="schedule">
      <Island
        name="scheduler"
        component={Scheduler}
        props={{
          pages: TOPICS.map((topic, index) => ({
            id: `topic-${index}`,
            path: index === 0 ? "/examples/scheduler/" : `/topic-${index}/`,
            accent: "accent-1",
            booking: "dialog" as const,
            topic,
            short: topic,
            host: { name: LONGEST.name, role: LONGEST.role, portrait: undefined },
          })),
          placeholders: { days: 10, times: 16 },
          firstWeekday: 1,
        }}
      >
        <Contact />
      </Island>
    </div>
  ),
};
