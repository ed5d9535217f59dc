import type { CaseStudy } from "./schema/records";

export const caseStudies: readonly CaseStudy[] = [
  {
    id: "bonde-udlejning",
    sample: false,
    page: "software",
    client: "Bonde & Søn Maskinudlejning",
    title: "Fra tavle til telefon på seks uger",
    description:
      "Udlejningen kørte på fire regneark og en mands hukommelse. Nu ligger maskiner, eftersyn og nøgler i ét system, som chaufføren kan bruge med handsker på.",
    industry: "Maskinudlejning",
    tech: ["TypeScript", "Svelte", "PostgreSQL"],
    results: [
      { value: "2 dage", label: "til en ny medarbejder kan selv" },
      { value: "0", label: "glemte eftersyn det første år" },
    ],
  },
  {
    id: "nordsten-porte",
    sample: false,
    page: "software",
    client: "Nordsten",
    title: "En skærm ved hver port, og det gamle system bag",
    description:
      "Lagersystemet fra 1998 skulle blive. Vi byggede en bro: En skærm ved porten skriver til det gamle system om natten og kan køre videre på papir, når strømmen går.",
    industry: "Byggematerialer",
    tech: [".NET", "SQL Server", "EDI"],
    results: [{ value: "41 min.", label: "kortere ventetid pr. lastbil" }],
  },
  {
    id: "tandlaegerne",
    sample: false,
    page: "software",
    client: "Tandlægerne ved Åen",
    title: "Patienter, der selv flytter deres tid",
    description:
      "Receptionen brugte formiddagen på at flytte tider. Nu gør patienterne det selv, og systemet fylder hullerne fra ventelisten uden at spørge.",
    industry: "Tandpleje",
    tech: ["React", "C#", "MitID"],
    results: [
      { value: "2 timer", label: "frigjort om dagen" },
      { value: "63 %", label: "af ombookinger uden opkald" },
      { value: "4,8 af 5", label: "fra patienterne" },
    ],
  },
  {
    id: "falk-fjord",
    sample: false,
    page: "software",
    client: "Falk & Fjord",
    title: "Besked til tre hundrede gæster inden for en time",
    description:
      "Når vinden vender, aflyses sejladsen. Systemet skriver til gæsterne på tre sprog og viser, hvem der mangler at læse det, så de kan ringes op.",
    industry: "Turisme",
    tech: ["TypeScript", "Redis"],
    results: [
      { value: "11 min.", label: "fra beslutning til besked" },
      { value: "96 %", label: "læst inden for en time" },
    ],
  },
  {
    id: "havnemestrene",
    sample: false,
    page: "software",
    client: "Foreningen af Selvstændige Havnemestre i Østdanmark",
    title: "Et medlemssystem, der er mindre end tilbuddet",
    description:
      "Halvdelen af ønskerne blev prøvet på papir og droppet. Resten blev til et lille system, som sekretariatet på tre personer selv vedligeholder.",
    industry: "Forening",
    tech: ["React", "PostgreSQL", "NemKonto"],
    results: [
      { value: "38 %", label: "under den tilbudte pris" },
      { value: "3 uger", label: "til første udgave" },
    ],
  },
  {
    id: "ravn-skifte",
    sample: false,
    page: "raadgivning",
    client: "Ravn Emballage",
    title: "En formand, der ikke længere er direktør",
    description:
      "Stifteren ville slippe, men ikke helt. Over to år fandt vi en direktør, en bestyrelse og en grænse mellem de to.",
    industry: "Emballage",
    results: [{ value: "26 mdr.", label: "fra første samtale til nøgler" }],
  },
  {
    id: "koel-organisation",
    sample: false,
    page: "raadgivning",
    client: "Kærsgaard Køl",
    title: "Fra ni til toogtyve uden et nyt mødelokale",
    description:
      "Virksomheden voksede hurtigere end sine vaner. Et ansvarskort på én side og to faste møder om ugen gav ro.",
    industry: "Kølemontage",
    results: [
      { value: "13", label: "nye kolleger på et år" },
      { value: "1 side", label: "ansvarskort, stadig i brug" },
    ],
  },
];
