import type { Logo } from "./schema/records";

/** Fourteen clients, with logos of every format and case, and a file name with letters beyond ASCII. */
const clients: readonly (readonly [name: string, image: string])[] = [
  ["Bonde & Søn Maskinudlejning", "bonde.svg"],
  ["Nordsten", "nordsten.svg"],
  ["Tandlægerne ved Åen", "tandlægerne.svg"],
  ["Falk & Fjord", "falk-fjord.svg"],
  ["Foreningen af Selvstændige Havnemestre i Østdanmark", "havnemestrene.png"],
  ["Ravn Emballage", "ravn.svg"],
  ["Kærsgaard Køl", "koel.svg"],
  ["Møllebæk Mejeri", "molle.png"],
  ["Lyskær", "lys.svg"],
  ["Strand & Partnere", "strand.svg"],
  ["Dyrlund", "dyrlund.PNG"],
  ["Gråbrødre Tryk", "graa.svg"],
  ["Hvidsten Glas", "hvid.svg"],
  ["Vestkystens Vind", "vest.png"],
];

export const logos: readonly Logo[] = clients.map(([name, image], index) => ({
  id: `kunde-${index}`,
  sample: false,
  name,
  image: `logos/${image}`,
}));
