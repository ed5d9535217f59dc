import type { PricingPlan } from "./schema/records";

export const popularLabel = "Oftest valgt";

/** Ingen side tegner dem. */
export const replacementDays = 180;
export const hireFee = { least: 15, most: 15, agency: 25, salary: 600_000 };

export const plans: readonly PricingPlan[] = [
  {
    id: "fast-stilling",
    sample: false,
    title: "Fastansættelse",
    priceText: "85.000 kr.",
    subtitle: "Én stilling, ét honorar, uanset hvad lønnen ender på.",
    features: [
      "Halvdelen ved start, halvdelen ved ansættelse",
      "Fire kandidater inden for tre uger",
      "Seks måneders garanti",
      "Test og referencer er med i prisen",
    ],
    bestFor: "Stillinger, der skal holde i mange år",
    popular: false,
  },
  {
    id: "vikar",
    sample: false,
    title: "Vikar eller projektansat",
    priceText: "Timeløn + 22 %",
    subtitle: "Ansat hos os, i arbejde hos jer, ofte inden for en uge.",
    features: [
      "Løn, ferie og pension klares af os",
      "Opsigelse med 14 dages varsel",
      "Kan overtages uden beregning efter seks måneder",
    ],
    bestFor: "Barsel, sygdom og travle sæsoner",
    popular: true,
  },
  {
    id: "abonnement",
    sample: false,
    title: "Rekruttering på abonnement",
    priceText: "18.500 kr. om måneden",
    subtitle: "For virksomheder, der vokser og ansætter hele tiden.",
    features: [
      "Op til seks stillinger om året",
      "Fast dag hos jer hver anden uge",
      "Stillingsopslag og svar til alle ansøgere",
      "Kan opsiges til udgangen af et kvartal",
      "Årlig gennemgang af lønniveauet",
    ],
    bestFor: "Virksomheder med mere end fire ansættelser om året",
    popular: false,
  },
];
