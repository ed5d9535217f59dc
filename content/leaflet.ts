import { aiStats, growthStats, whyStats } from "./claims";
import { landingReasons, talentReasons } from "./reasons";
import type { RouteId } from "./routes";
import type { Claim, Reason } from "./schema/records";

/** What a page's printed leaflet says beside the records that its route shows: three figures, and reasons where there is room. */
export const leaflets: Readonly<Partial<Record<RouteId, { figures?: readonly Claim[]; reasons?: readonly Reason[] }>>> =
  {
    landing: { reasons: landingReasons },
    talent: { figures: whyStats, reasons: talentReasons },
    "ai-development": { figures: aiStats },
    "growth-marketing": { figures: growthStats },
  };
