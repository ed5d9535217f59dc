import { generate } from "./generate";
import { logos } from "./logos";
import type { CaseStudy } from "./schema/records";

const RESULTS: CaseStudy["results"] = [
  { value: "2 dage", label: "til en ny medarbejder kan selv" },
  { value: "63 %", label: "af ombookinger uden opkald" },
  { value: "4,8 af 5", label: "fra patienterne" },
];

const ofPage = (page: CaseStudy["page"], count: number, first: number, tech?: CaseStudy["tech"]) =>
  generate(count, first, (index) => ({
    page,
    client: logos[index]?.name ?? "",
    industry: "Maskinudlejning",
    results: RESULTS.slice(index % RESULTS.length) as CaseStudy["results"],
    ...(tech && { tech }),
  }));

/** Five case studies on one page, and two without technologies on another, with one to three results. */
export const caseStudies: readonly CaseStudy[] = [
  ...ofPage("software", 5, 9, ["TypeScript", "C#", ".NET"]),
  ...ofPage("raadgivning", 2, 15),
];
