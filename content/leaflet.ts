import { aiStats, growthFee, growthStats, whyStats } from "./claims";
import { offerWords, savedWords } from "./drawings/landing";
import { months } from "./months";
import { landingReasons, talentReasons } from "./reasons";
import type { RouteId } from "./routes";
import { site } from "./site";

/**
 * What a page's printed leaflet says beside the records that its route shows: three figures, reasons where there is room,
 * a price (of the record with that id; else at the end of what we do), all channels together, and over the other pages,
 * where it tells of them, a heading.
 */
export const leaflets = {
  landing: {
    reasons: landingReasons,
    price: {
      of: "price-first",
      value: offerWords.price.amount,
      label: `${offerWords.title} ${offerWords.client}. ${savedWords.lines.at(-1)?.join(" ")}.`,
    },
    others: site.tagline,
  },
  talent: { figures: whyStats, reasons: talentReasons },
  "ai-development": { figures: aiStats },
  "growth-marketing": { figures: growthStats, whole: months[0], price: growthFee },
} satisfies Partial<Record<RouteId, unknown>>;
