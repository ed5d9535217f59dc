import { idOf, sentences } from "./generate";
import type { CaseStudy } from "./schema/records";

const RESULTS = [
  { value: "2 dage", label: "til en ny medarbejder kan selv" },
  { value: "63 %", label: "af ombookinger uden opkald" },
  { value: "4,8 af 5", label: "fra patienterne" },
];

/** Five case studies on one page and two on another, with one to three results, the latter without technologies. */
const clients: readonly (readonly [page: CaseStudy["page"], client: string, title: string, industry: string])[] = [
  ["software", "Bonde & Søn Maskinudlejning", "Fra tavle til telefon på seks uger", "Maskinudlejning"],
  ["software", "Nordsten", "En skærm ved hver port, og det gamle system bag", "Byggematerialer"],
  ["software", "Tandlægerne ved Åen", "Patienter, der selv flytter deres tid", "Tandpleje"],
  ["software", "Falk & Fjord", "Besked til tre hundrede gæster inden for en time", "Turisme"],
  [
    "software",
    "Foreningen af Selvstændige Havnemestre i Østdanmark",
    "Et medlemssystem, der er mindre end tilbuddet",
    "Forening",
  ],
  ["raadgivning", "Ravn Emballage", "En formand, der ikke længere er direktør", "Emballage"],
  ["raadgivning", "Kærsgaard Køl", "Fra ni til toogtyve uden et nyt mødelokale", "Kølemontage"],
];

export const caseStudies: readonly CaseStudy[] = clients.map(([page, client, title, industry], index) => ({
  id: idOf(client),
  sample: false,
  page,
  client,
  title,
  description: sentences(index, 2),
  industry,
  ...(page === "software" && { tech: ["TypeScript", "C#", ".NET"].slice(index % 2) }),
  results: RESULTS.slice(0, 1 + (index % 3)) as CaseStudy["results"],
}));
