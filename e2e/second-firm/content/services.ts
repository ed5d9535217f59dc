import { generate } from "./generate";
import type { ServiceCard } from "./schema/records";
import { accents } from "./theme";

const FEATURES = ["Søgning og samtaler", "Integrationer", "Referencer på skrift", "e-conomic og Business Central"];

const ofPage = (page: ServiceCard["page"], count: number, first: number) =>
  generate(count, first, (index) => ({
    page,
    features: FEATURES.slice(0, 1 + (index % FEATURES.length)),
    colour: accents[(first + index) % accents.length] ?? accents[0],
  }));

/** Three services on two pages and five on a third, with one to four features each. */
export const services: readonly ServiceCard[] = [
  ...ofPage("forside", 3, 0),
  ...ofPage("software", 3, 6),
  ...ofPage("raadgivning", 5, 10),
];
