import type { PricingPlan } from "./schema/records";

export const popularLabel = "Oftest valgt";

const FEATURES = ["Seks måneders garanti", "Halvdelen ved start, halvdelen ved ansættelse", "Årlig gennemgang"];

const plan = (title: string, priceText: string, features: number): PricingPlan => ({
  id: `plan-${features}`,
  sample: false,
  title,
  priceText,
  subtitle: "Ansat hos os, i arbejde hos jer, ofte inden for en uge.",
  features: FEATURES.slice(0, features) as PricingPlan["features"],
  bestFor: "Stillinger, der skal holde i mange år",
  popular: features === 1,
});

export const plans: readonly PricingPlan[] = [
  plan("Fastansættelse", "85.000 kr.", 2),
  plan("Vikar eller projektansat", "Timeløn + 22 %", 1),
  plan("Rekruttering på abonnement", "18.500 kr. om måneden", 3),
];
