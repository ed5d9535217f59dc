import { resultOf } from "./case-studies";
import type { Industry } from "./schema/records";

export const industries: readonly Industry[] = [
  {
    id: "recruitment",
    sample: true,
    title: "Recruitment & HR",
    description: "Applications sorted, interviews scheduled, and a recruiter asks where an answer is missing.",
    link: "/industries/recruitment",
    picture: { scene: "screeningNote" },
    insider: { id: "maya-lindqvist", text: "Fifteen years in recruitment" },
    proof: {
      sample: true,
      value: "1 day",
      label: "from application to first call for warehouse jobs, down from six days",
      client: "Parcelle",
    },
  },
  {
    id: "healthcare",
    sample: true,
    title: "Healthcare",
    description: "Patient intake and triage: the tool finds the page in the manual, and a nurse decides.",
    link: "/industries/healthcare",
    picture: { scene: "triageSheet" },
    insider: { id: "priya-raman", text: "Came from hospital software" },
    proof: resultOf("fernhollow-triage-assistant"),
  },
  {
    id: "logistics",
    sample: true,
    title: "Logistics & Mobility",
    description: "Freight documents read and compared with the booking; a clerk checks what differs.",
    link: "/industries/logistics",
    picture: { scene: "billOfLading" },
    insider: { id: "daniel-okafor", text: "Built warehouse systems" },
    proof: resultOf("quaylight-document-intake"),
  },
];
