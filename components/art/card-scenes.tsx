import { requestWords, cardWords as words } from "@/content/drawings/landing";
import { Drawing } from "./drawing";

/**
 * Workflow automation, drawn as a strip. The request is on the first plane and a question on the second, where the
 * strip is slit. The half that needs no person is folded up, and the other half lies flat.
 */
export const workflow = (
  <Drawing name="workflow" words={{ ...words.workflow, number: requestWords.number, amount: requestWords.amount }} />
);

/** Internal tools: a list of parts in stock. The row of a part that runs low is raised, with its end folded into a button. */
export const internalTool = <Drawing name="internal-tool" words={words.internalTool} />;

/**
 * AI-first products: an answer that is pulled out of a folder. The two planes of the folder are the sources that the
 * answer cites.
 */
export const assistant = <Drawing name="assistant" words={words.assistant} />;

/** Full-stack product development: a strip with the sketch, a version and the live page. */
export const release = <Drawing name="release" words={words.release} />;
