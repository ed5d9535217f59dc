import type { TechnologyCategory } from "./schema/records";

export type { TechnologyCategory };

export const technologies: readonly TechnologyCategory[] = [
  {
    id: "models",
    title: "Models & retrieval",
    items: ["Claude", "OpenAI", "Llama", "Hugging Face", "pgvector"],
  },
  {
    id: "back-end",
    title: "Back end & data",
    items: ["Python", "Node.js", "FastAPI", "PostgreSQL", "Redis"],
  },
  {
    id: "interface",
    title: "Interface",
    items: ["TypeScript", "React", "Next.js", "React Native", "Tailwind CSS"],
  },
  {
    id: "operations",
    title: "Cloud & operations",
    items: ["AWS", "Google Cloud", "Docker", "Terraform", "GitHub Actions"],
  },
];
