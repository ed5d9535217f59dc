import { resultOf } from "./case-studies";
import type { Industry } from "./schema/records";

export const industries: readonly Industry[] = [
  {
    id: "recruitment",
    sample: true,
    title: "Recruitment & HR",
    description: "Screening notes and interview dates in one place.",
    link: "/industries/recruitment",
    picture: { scene: "screeningNote" },
    insider: { id: "maya-lindqvist", text: "Fifteen years in recruitment" },
    proof: {
      sample: true,
      value: "1 day",
      label: "from application to first call for store jobs, down from six days",
      client: "Parcelle",
    },
  },
  {
    id: "healthcare",
    sample: true,
    title: "Healthcare",
    description: "Intake and triage, with a clinician behind every decision.",
    link: "/industries/healthcare",
    picture: { scene: "triageSheet" },
    insider: { id: "priya-raman", text: "Came from hospital software" },
    proof: resultOf("fernhollow-triage-assistant"),
  },
  {
    id: "logistics",
    sample: true,
    title: "Logistics & Mobility",
    description: "Freight papers, matched with what your depots already use.",
    link: "/industries/logistics",
    picture: { scene: "billOfLading" },
    insider: { id: "daniel-okafor", text: "Built warehouse systems" },
    proof: resultOf("quaylight-document-intake"),
  },
];
