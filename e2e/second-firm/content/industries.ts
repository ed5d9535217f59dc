import { idOf, sentences } from "./generate";
import type { Industry } from "./schema/records";

export const industries: readonly Industry[] = [
  "Produktion og fødevarer",
  "Klinikker og omsorg",
  "Håndværk og entreprise",
  "Søfart, havne og turisme",
  "Foreninger og fonde",
].map((title, index) => ({
  id: idOf(title),
  sample: false,
  title,
  description: sentences(index + 5),
  link: `/brancher/${idOf(title)}`,
}));
