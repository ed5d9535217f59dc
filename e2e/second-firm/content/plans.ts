import type { PricingPlan } from "./schema/records";

export const popularLabel = "Oftest valgt";

/** No page of this firm draws these. */
export const replacementDays = 180;
export const hireFee = { least: 15, most: 15, agency: 25, salary: 600_000 };

const FEATURES = [
  "Halvdelen ved start, halvdelen ved ansættelse",
  "Seks måneders garanti",
  "Kan overtages uden beregning efter seks måneder",
  "Stillingsopslag og svar til alle ansøgere",
  "Årlig gennemgang af lønniveauet",
];

const plan = (id: string, title: string, priceText: string, features: number): PricingPlan => ({
  id,
  sample: false,
  title,
  priceText,
  subtitle: "Ansat hos os, i arbejde hos jer, ofte inden for en uge.",
  features: FEATURES.slice(0, features) as PricingPlan["features"],
  bestFor: "Stillinger, der skal holde i mange år",
  popular: id === "vikar",
});

export const plans: readonly PricingPlan[] = [
  plan("fast-stilling", "Fastansættelse", "85.000 kr.", 4),
  plan("vikar", "Vikar eller projektansat", "Timeløn + 22 %", 3),
  plan("abonnement", "Rekruttering på abonnement", "18.500 kr. om måneden", 5),
];
