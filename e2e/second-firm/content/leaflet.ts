import { adviceStats, softwareStats, whyStats } from "./claims";
import { landingReasons, talentReasons } from "./reasons";
import type { RouteId } from "./routes";
import type { Claim, Reason } from "./schema/records";

export const leaflets: Readonly<Partial<Record<RouteId, { figures?: readonly Claim[]; reasons?: readonly Reason[] }>>> =
  {
    forside: { reasons: landingReasons },
    rekruttering: { figures: whyStats, reasons: talentReasons },
    software: { figures: softwareStats },
    raadgivning: { figures: adviceStats },
  };
