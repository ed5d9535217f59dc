import { aiStats, growthFee, growthStats, whyStats } from "./claims";
import { offerWords, savedWords } from "./drawings/landing";
import { months } from "./months";
import { landingReasons, talentReasons } from "./reasons";
import type { RouteId } from "./routes";
import type { LeafletExtras } from "./schema/leaflet";
import { site } from "./site";

/** Content of each page's leaflet (/leaflet/…) in addition to the records of the page's sections. */
export const LEAFLET_EXTRAS: Readonly<Partial<Record<RouteId, LeafletExtras>>> = {
  landing: {
    reasons: landingReasons,
    price: {
      value: offerWords.price.amount,
      label: `${offerWords.title} ${offerWords.client}. ${savedWords.lines.at(-1)?.join(" ")}.`,
    },
    otherPagesHeading: site.tagline,
  },
  talent: { figures: whyStats, reasons: talentReasons },
  "ai-development": { figures: aiStats },
  "growth-marketing": { figures: growthStats, allChannels: months[0], price: growthFee },
};
