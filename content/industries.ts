import type { Industry } from "./schema/records";

export const industries: readonly Industry[] = [
  {
    id: "recruitment",
    sample: true,
    title: "Recruitment & HR",
    description: "The tool sorts applications and schedules interviews. Where an answer is missing, a recruiter asks.",
    link: "/industries/recruitment",
    picture: { scene: "screeningNote" },
  },
  {
    id: "healthcare",
    sample: true,
    title: "Healthcare",
    description: "At intake and triage, the tool finds the right page in the manual. A nurse decides.",
    link: "/industries/healthcare",
    picture: { scene: "triageSheet" },
  },
  {
    id: "logistics",
    sample: true,
    title: "Logistics & Mobility",
    description: "The tool reads freight documents and compares them with the booking. A clerk checks what differs.",
    link: "/industries/logistics",
    picture: { scene: "billOfLading" },
  },
];
