import { sealWords as words } from "@/content/drawings/ai-development";
import { Drawing } from "./drawing";

/**
 * The pump from the customer's question, as an exploded view like a page of its manual: inlet, casing, impeller, the
 * seals in accent-4 on the shaft, motor. It is the only line drawing of the site, because the pump is the client's
 * product and not made of paper. The upper left and lower right corners are empty, for text.
 */
export const pump = (
  <div className="pump">
    <Drawing name="pump" words={{ label: words.labels.pump, name: words.pump }} />
  </div>
);
