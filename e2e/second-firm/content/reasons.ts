import { generate } from "./generate";
import type { Reason } from "./schema/records";

const CLAIMS = ["uger-til-liste", "garanti"];

/** The reasons on the front page. */
export const landingReasons: readonly Reason[] = generate(3, 8);

/** The benefits on the recruitment page. The first two have a figure as proof. */
export const talentBenefits: readonly Reason[] = generate(4, 3, (index) => CLAIMS[index] && { claim: CLAIMS[index] });

/** The reasons below the figures of the recruitment page. */
export const talentReasons: readonly Reason[] = generate(3, 12);
