import { adviceStats, type Claim, softwareStats, whyStats } from "./claims";
import { landingReasons, type Reason, talentReasons } from "./reasons";
import type { RouteId } from "./routes";

export const leaflets: Readonly<Partial<Record<RouteId, { figures?: readonly Claim[]; reasons?: readonly Reason[] }>>> =
  {
    forside: { reasons: landingReasons },
    rekruttering: { figures: whyStats, reasons: talentReasons },
    software: { figures: softwareStats },
    raadgivning: { figures: adviceStats },
  };
