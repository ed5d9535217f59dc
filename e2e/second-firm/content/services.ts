import type { ServiceCard } from "./schema/records";

export const services: readonly ServiceCard[] = [
  {
    id: "mennesker",
    sample: false,
    page: "forside",
    title: "Mennesker",
    description:
      "Vi finder medarbejdere til stillinger, hvor det koster dyrt at vælge forkert: driftsledere, fagfolk, bogholdere og den første it-ansvarlige.",
    features: ["Søgning og samtaler", "Faglig prøve", "Referencer på skrift", "Seks måneders garanti"],
    colour: "accent-2",
  },
  {
    id: "systemer",
    sample: false,
    page: "forside",
    title: "Systemer",
    description:
      "Vi bygger de systemer, der ikke kan købes: broen mellem to programmer, skærmen ved porten, selvbetjeningen, kunderne kan finde ud af.",
    features: ["Interne værktøjer", "Integrationer", "Selvbetjening"],
    colour: "accent-3",
  },
  {
    id: "raad",
    sample: false,
    page: "forside",
    title: "Gode råd",
    description:
      "Vi hjælper ejere og bestyrelser med at beslutte sig: om ny organisation, nyt system, ny direktør eller ingen af delene.",
    features: ["Organisation", "Digitalisering", "Generationsskifte", "Bestyrelsesarbejde", "Anden mening"],
    colour: "accent-5",
  },
  {
    id: "interne-systemer",
    sample: false,
    page: "software",
    title: "Interne systemer",
    description:
      "Én skærm i stedet for fire regneark. Bygget på jeres egne data og afprøvet i hallen, ikke i mødelokalet.",
    features: ["Roller og rettigheder", "Virker på telefonen", "Kan køre uden net"],
    colour: "accent-3",
  },
  {
    id: "integrationer",
    sample: false,
    page: "software",
    title: "Integrationer og dataudveksling",
    description:
      "Økonomisystem, lager og webshop får talt sammen, også når det ene er fra 1998. Fejl bliver meldt til et menneske, før kunden opdager dem.",
    features: ["e-conomic og Business Central", "EDI og filer om natten", "Overvågning", "Log over hver post"],
    colour: "accent-1",
  },
  {
    id: "selvbetjening",
    sample: false,
    page: "software",
    title: "Selvbetjening",
    description:
      "Bestilling, ombooking og dokumenter, som kunderne selv klarer – med et telefonnummer øverst på siden.",
    features: ["Log ind med MitID", "Påmindelser", "Tilgængeligt for alle"],
    colour: "accent-4",
  },
  {
    id: "organisation",
    sample: false,
    page: "raadgivning",
    title: "Organisation og ledelse",
    description:
      "Hvem bestemmer hvad, når I er blevet dobbelt så mange? Vi taler med alle, tegner det, som det er, og foreslår to veje.",
    features: ["Samtaler med alle", "Tegning af ansvar", "To forslag med pris"],
    colour: "accent-5",
  },
  {
    id: "digitalisering",
    sample: false,
    page: "raadgivning",
    title: "Digitalisering, der kan betale sig",
    description:
      "Vi gennemgår arbejdsgangene og siger, hvilke der skal have et system, og hvilke der skal have en tavle.",
    features: ["Gennemgang på to uger", "Regnestykke for hver idé", "Uvildigt valg af leverandør"],
    colour: "accent-3",
  },
  {
    id: "generationsskifte",
    sample: false,
    page: "raadgivning",
    title: "Generationsskifte",
    description:
      "Fra den første samtale ved køkkenbordet til den dag, nøglerne skifter hænder. Sammen med jeres revisor.",
    features: ["Tidsplan over tre år", "Vurdering af efterfølgere", "Plads til familien"],
    colour: "accent-2",
  },
  {
    id: "bestyrelse",
    sample: false,
    page: "raadgivning",
    title: "Bestyrelsesarbejde",
    description: "Vi sætter den første bestyrelse, laver et årshjul og sidder med de første to år, hvis I vil.",
    features: ["Profil og søgning", "Årshjul", "Evaluering én gang om året", "Referat på én side"],
    colour: "accent-1",
  },
  {
    id: "anden-mening",
    sample: false,
    page: "raadgivning",
    title: "En anden mening",
    description: "I har et tilbud, en kontrakt eller en plan. Vi læser den og siger, hvad vi selv ville gøre.",
    features: ["Svar inden for en uge", "Fast pris: 9.500 kr."],
    colour: "accent-4",
  },
];
