import type { TeamMember } from "./schema/records";

export const team: readonly TeamMember[] = [
  {
    id: "maya-lindqvist",
    sample: true,
    name: "Maya Lindqvist",
    role: "Managing partner",
    part: "Runs your search",
    image: "team/maya-lindqvist.svg",
    description:
      "Maya takes the first call on every role. Fifteen years in recruitment taught her to turn a vague brief into a shortlist you can trust.",
    profileUrl: "https://profiles.example.com/maya-lindqvist",
  },
  {
    id: "daniel-okafor",
    sample: true,
    name: "Daniel Okafor",
    role: "Engineering lead",
    part: "Tests code",
    image: "team/daniel-okafor.svg",
    description:
      "Daniel builds what Priya draws. After ten years of warehouse and payment systems, he likes software that is easy to hand over.",
    profileUrl: "https://profiles.example.com/daniel-okafor",
  },
  {
    id: "priya-raman",
    sample: true,
    name: "Priya Raman",
    role: "Product design lead",
    part: "Tests design",
    image: "team/priya-raman.svg",
    description:
      "Priya sits with users before she draws. In hospital software, her former trade, an unclear button costs more than a redesign.",
    profileUrl: "https://profiles.example.com/priya-raman",
  },
  {
    id: "tomas-herrera",
    sample: true,
    name: "Tomás Herrera",
    role: "Growth lead",
    part: "Tests growth",
    image: "team/tomas-herrera.svg",
    description:
      "Tomás plans campaigns from the sales figures backwards. After nine years on the client side, he asks what each channel sold.",
    profileUrl: "https://profiles.example.com/tomas-herrera",
  },
  {
    id: "ines-moreau",
    sample: true,
    name: "Inès Moreau",
    role: "Operations lead",
    part: "Tests operations",
    image: "team/ines-moreau.svg",
    description:
      "Inès keeps projects on time. She writes the Friday report that every client gets: what was done, what comes next, what we need.",
    profileUrl: "https://profiles.example.com/ines-moreau",
  },
];
