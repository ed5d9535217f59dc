import { resultOf } from "./case-studies";
import type { Industry } from "./schema/records";

export const industries: readonly Industry[] = [
  {
    id: "recruitment",
    sample: true,
    title: "Recruitment & HR",
    description: "The tool sorts applications and schedules interviews. Where an answer is missing, a recruiter asks.",
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
    description: "At intake and triage, the tool finds the right page in the manual. A nurse decides.",
    link: "/industries/healthcare",
    picture: { scene: "triageSheet" },
    insider: { id: "priya-raman", text: "Came from hospital software" },
    proof: resultOf("fernhollow-triage-assistant"),
  },
  {
    id: "logistics",
    sample: true,
    title: "Logistics & Mobility",
    description: "The tool reads freight documents and compares them with the booking. A clerk checks what differs.",
    link: "/industries/logistics",
    picture: { scene: "billOfLading" },
    insider: { id: "daniel-okafor", text: "Built warehouse systems" },
    proof: resultOf("quaylight-document-intake"),
  },
];
