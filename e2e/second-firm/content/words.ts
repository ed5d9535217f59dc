import type * as language from "./language";
import { site } from "./site";

/** The interface texts that are real Danish. All others are pseudo-translations of the sample's (../translate.ts). */

export const languageRules = (): language.LanguageRules => ({
  language: site.language,
  numbers: { 2: "to", 3: "tre", 4: "fire", 5: "fem", 7: "syv", 12: "tolv", 45: "femogfyrre" },
  keptWithNext: "af at de den det en et for fra i med og om på til ved",
  currency: "DKK",
});

export const openers = {
  start: "Kom i gang",
  schedule: "Aftal en samtale",
} as const;

/** The 404 page, without the optional note. */
export const notFound = {
  heading: "Siden findes ikke",
  text: "Måske er adressen stavet forkert, eller siden er flyttet.",
  own: "",
};

export const cityNames: Readonly<Record<string, string>> = { "Europe/Copenhagen": "København" };
