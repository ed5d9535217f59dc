import type { Logo } from "./schema/records";

export const logos: readonly Logo[] = [
  {
    id: "bonde",
    sample: false,
    name: "Bonde & Søn Maskinudlejning",
    industry: "Maskinudlejning",
    image: "logos/bonde.svg",
  },
  { id: "nordsten", sample: false, name: "Nordsten", industry: "Byggematerialer", image: "logos/nordsten.svg" },
  {
    id: "tandlaegerne",
    sample: false,
    name: "Tandlægerne ved Åen",
    industry: "Tandpleje",
    image: "logos/tandlægerne.svg",
  },
  { id: "falk-fjord", sample: false, name: "Falk & Fjord", industry: "Turisme", image: "logos/falk-fjord.svg" },
  { id: "havnemestrene", sample: false, name: "Havnemestrene", industry: "Forening", image: "logos/havnemestrene.png" },
  { id: "ravn", sample: false, name: "Ravn Emballage", industry: "Emballage", image: "logos/ravn.svg" },
  { id: "koel", sample: false, name: "Kærsgaard Køl", industry: "Kølemontage", image: "logos/koel.svg" },
  { id: "molle", sample: false, name: "Møllebæk Mejeri", industry: "Mejeri", image: "logos/molle.png" },
  { id: "lys", sample: false, name: "Lyskær", industry: "Belysning", image: "logos/lys.svg" },
  { id: "strand", sample: false, name: "Strand & Partnere", industry: "Revision", image: "logos/strand.svg" },
  { id: "dyrlund", sample: false, name: "Dyrlund", industry: "Dyreklinik", image: "logos/dyrlund.PNG" },
  { id: "graa", sample: false, name: "Gråbrødre Tryk", industry: "Trykkeri", image: "logos/graa.svg" },
  { id: "hvid", sample: false, name: "Hvidsten Glas", industry: "Glas", image: "logos/hvid.svg" },
  { id: "vest", sample: false, name: "Vestkystens Vind", industry: "Energi", image: "logos/vest.png" },
];
