import { idOf } from "./generate";
import type { Logo } from "./schema/records";

/** Fourteen clients, with logos of every format and case, and a file name with letters beyond ASCII. */
const clients: readonly (readonly [name: string, industry: string, image: string])[] = [
  ["Bonde & Søn Maskinudlejning", "Maskinudlejning", "bonde.svg"],
  ["Nordsten", "Byggematerialer", "nordsten.svg"],
  ["Tandlægerne ved Åen", "Tandpleje", "tandlægerne.svg"],
  ["Falk & Fjord", "Turisme", "falk-fjord.svg"],
  ["Havnemestrene", "Forening", "havnemestrene.png"],
  ["Ravn Emballage", "Emballage", "ravn.svg"],
  ["Kærsgaard Køl", "Kølemontage", "koel.svg"],
  ["Møllebæk Mejeri", "Mejeri", "molle.png"],
  ["Lyskær", "Belysning", "lys.svg"],
  ["Strand & Partnere", "Revision", "strand.svg"],
  ["Dyrlund", "Dyreklinik", "dyrlund.PNG"],
  ["Gråbrødre Tryk", "Trykkeri", "graa.svg"],
  ["Hvidsten Glas", "Glas", "hvid.svg"],
  ["Vestkystens Vind", "Energi", "vest.png"],
];

export const logos: readonly Logo[] = clients.map(([name, industry, image]) => ({
  id: idOf(name),
  sample: false,
  name,
  industry,
  image: `logos/${image}`,
}));
