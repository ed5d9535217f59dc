import { generate } from "./generate";
import type { Reason } from "./schema/records";

const CLAIMS = ["uger-til-liste", "garanti"];

/** On the front page. */
export const landingReasons: readonly Reason[] = generate(3, 8);

/** On the recruitment page: the first two have a figure as proof. */
export const talentBenefits: readonly Reason[] = generate(4, 3, (index) => CLAIMS[index] && { claim: CLAIMS[index] });

/** Below the figures of the recruitment page. */
export const talentReasons: readonly Reason[] = generate(3, 12);
