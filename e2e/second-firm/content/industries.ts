import type { Industry } from "./schema/records";

export const industries: readonly Industry[] = [
  {
    id: "produktion",
    sample: false,
    title: "Produktion og fødevarer",
    description: "Driftsledere, smede og kvalitetsfolk – og systemer, der kan betjenes med handsker på.",
    link: "/brancher/produktion",
  },
  {
    id: "sundhed",
    sample: false,
    title: "Klinikker og omsorg",
    description: "Tandlæger, fysioterapeuter og bosteder, hvor tidsbestilling og vagtplaner æder dagen.",
    link: "/brancher/sundhed",
  },
  {
    id: "haandvaerk",
    sample: false,
    title: "Håndværk og entreprise",
    description: "Tilbud, timesedler og kvalitetssikring, som bliver udfyldt i bilen og ikke om aftenen.",
    link: "/brancher/haandvaerk",
  },
  {
    id: "soefart",
    sample: false,
    title: "Søfart, havne og turisme",
    description: "Sejlplaner, gæster og besætninger, når vejret bestemmer mere end kalenderen.",
    link: "/brancher/soefart",
  },
  {
    id: "foreninger",
    sample: false,
    title: "Foreninger og fonde",
    description: "Medlemmer, kontingenter og bestyrelser, der skifter, mens systemerne bliver.",
    link: "/brancher/foreninger",
  },
];
