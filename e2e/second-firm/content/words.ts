import type * as by from "./language";
import { site } from "./site";

/** What is real Danish in the words of the interface. All others are the sample's, translated (../translate.ts). */

export const languageRules = (): by.LanguageRules => ({
  language: site.language,
  numbers: { 2: "to", 3: "tre", 4: "fire", 5: "fem", 7: "syv", 12: "tolv", 45: "femogfyrre" },
  keptWithNext: "af at de den det en et for fra i med og om på til ved",
  currency: "DKK",
});

export const openers = {
  start: "Kom i gang",
  schedule: "Aftal en samtale",
} as const;

/** Without a note of its own. */
export const notFound = {
  heading: "Siden findes ikke",
  text: "Måske er adressen stavet forkert, eller siden er flyttet.",
  own: "",
};

export const cityNames: Readonly<Record<string, string>> = { "Europe/Copenhagen": "København" };
