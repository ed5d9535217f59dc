import { adviceStats, softwareStats, whyStats } from "./claims";
import { landingReasons, talentReasons } from "./reasons";
import type { RouteId } from "./routes";
import type { Claim, Reason } from "./schema/records";
import { site } from "./site";

export const leaflets: Readonly<
  Partial<Record<RouteId, { figures?: readonly Claim[]; reasons?: readonly Reason[]; others?: string }>>
> = {
  forside: { reasons: landingReasons, others: site.tagline },
  rekruttering: { figures: whyStats, reasons: talentReasons },
  software: { figures: softwareStats },
  raadgivning: { figures: adviceStats },
};
