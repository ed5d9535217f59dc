import type { TeamMember } from "./schema/records";

export const team: readonly TeamMember[] = [
  {
    id: "maya-lindqvist",
    sample: true,
    name: "Maya Lindqvist",
    role: "Managing partner",
    founder: true,
    part: "Runs your search",
    image: "team/maya-lindqvist.svg",
    description:
      "Maya founded the firm with Daniel and takes the first call on every role. In fifteen years of recruiting she has turned many vague briefs into short lists.",
    profileUrl: "https://profiles.example.com/maya-lindqvist",
  },
  {
    id: "daniel-okafor",
    sample: true,
    name: "Daniel Okafor",
    role: "Engineering lead",
    founder: true,
    part: "Tests engineers",
    image: "team/daniel-okafor.svg",
    description:
      "Daniel builds what Priya designs. After ten years of warehouse and payment systems, he likes software that is easy to hand over.",
    profileUrl: "https://profiles.example.com/daniel-okafor",
  },
  {
    id: "priya-raman",
    sample: true,
    name: "Priya Raman",
    role: "Product design lead",
    part: "Tests designers",
    image: "team/priya-raman.svg",
    description:
      "Priya sits with users before she designs. She came from hospital software, where an unclear button costs more than a redesign.",
    profileUrl: "https://profiles.example.com/priya-raman",
  },
  {
    id: "tomas-herrera",
    sample: true,
    name: "Tomás Herrera",
    role: "Growth lead",
    part: "Tests marketers",
    image: "team/tomas-herrera.svg",
    description:
      "Tomás plans campaigns from the sales figures backward. He spent nine years on the client side, and asks what each channel sold.",
    profileUrl: "https://profiles.example.com/tomas-herrera",
  },
  {
    id: "ines-moreau",
    sample: true,
    name: "Inès Moreau",
    role: "Engineer and delivery lead",
    part: "Checks references",
    image: "team/ines-moreau.svg",
    description:
      "Inès tests and runs what we build and keeps projects on time. Every Friday she writes what was done, what comes next and what we need.",
    profileUrl: "https://profiles.example.com/ines-moreau",
  },
];
