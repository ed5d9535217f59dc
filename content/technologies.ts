import type { TechnologyCategory } from "./schema/records";

export const technologies: readonly TechnologyCategory[] = [
  {
    id: "interface",
    sample: true,
    title: "Interface",
    items: ["TypeScript", "React", "Next.js"],
  },
  {
    id: "back-end",
    sample: true,
    title: "Back end",
    items: ["Python", "Node.js", "PostgreSQL"],
  },
  {
    id: "models",
    sample: true,
    title: "Models",
    items: ["Claude", "GPT", "XGBoost"],
  },
  {
    id: "operations",
    sample: true,
    title: "Cloud",
    items: ["AWS", "Google Cloud", "Docker"],
  },
];
