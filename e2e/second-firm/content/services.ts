import { idOf, sentences } from "./generate";
import type { ServiceCard } from "./schema/records";
import { accents } from "./theme";

const FEATURES = [
  "Søgning og samtaler",
  "Integrationer",
  "Referencer på skrift",
  "e-conomic og Business Central",
  "Tilgængeligt for alle",
];

/** Three services on two pages and five on a third, with two to five features each. */
const offers: readonly (readonly [page: ServiceCard["page"], titles: readonly string[]])[] = [
  ["forside", ["Mennesker", "Systemer", "Gode råd"]],
  ["software", ["Interne systemer", "Integrationer og dataudveksling", "Selvbetjening"]],
  [
    "raadgivning",
    [
      "Organisation og ledelse",
      "Digitalisering, der kan betale sig",
      "Generationsskifte",
      "Bestyrelsesarbejde",
      "En anden mening",
    ],
  ],
];

export const services: readonly ServiceCard[] = offers.flatMap(([page, titles]) =>
  titles.map((title, index) => ({
    id: idOf(title),
    sample: false,
    page,
    title,
    description: sentences(index + titles.length, 2),
    features: FEATURES.slice(0, 2 + ((index + 1) % 4)),
    colour: accents[(index + titles.length) % accents.length] ?? accents[0],
  })),
);
