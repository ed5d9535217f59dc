import { softwareStats, whyStats } from "./claims";
import { landingReasons, talentReasons } from "./reasons";
import type { RouteId } from "./routes";
import type { LeafletExtras } from "./schema/leaflet";
import { site } from "./site";

export const LEAFLET_EXTRAS: Readonly<Partial<Record<RouteId, LeafletExtras>>> = {
  forside: { reasons: landingReasons, otherPagesHeading: site.tagline },
  rekruttering: { figures: whyStats, reasons: talentReasons },
  software: { figures: softwareStats },
};
