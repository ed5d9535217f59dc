import type { TechnologyCategory } from "./schema/records";

export const technologies: readonly TechnologyCategory[] = [
  {
    id: "interface",
    sample: true,
    title: "Interface",
    items: ["TypeScript", "React", "Next.js", "React Native", "Tailwind CSS"],
  },
  {
    id: "back-end",
    sample: true,
    title: "Back end",
    items: ["Python", "FastAPI", "Node.js", "Redis", "PostgreSQL"],
  },
  {
    id: "models",
    sample: true,
    title: "Models",
    items: ["Claude", "OpenAI", "Llama", "pgvector", "scikit-learn"],
  },
  {
    id: "operations",
    sample: true,
    title: "Cloud",
    items: ["AWS", "Google Cloud", "Docker", "Terraform", "GitHub Actions"],
  },
];
