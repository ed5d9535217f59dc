import type { Industry } from "./schema/records";

export type { Industry };

export const industries: readonly Industry[] = [
  {
    id: "recruitment",
    sample: true,
    title: "Recruitment & HR",
    description:
      "Screening notes, interview scheduling and candidate records in one place, by people who recruit for clients themselves.",
    link: "/industries/recruitment",
  },
  {
    id: "healthcare",
    sample: true,
    title: "Healthcare",
    description:
      "Intake, triage support and clinic paperwork, with access rights, audit logs and a clinician in charge of every decision.",
    link: "/industries/healthcare",
  },
  {
    id: "logistics",
    sample: true,
    title: "Logistics & Mobility",
    description:
      "Freight papers, stock and route planning, connected to the systems that your depots and carriers already use.",
    link: "/industries/logistics",
  },
];
