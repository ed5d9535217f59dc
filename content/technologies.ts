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
    items: ["Python", "FastAPI", "Node.js", "PostgreSQL", "pgvector"],
  },
  {
    id: "models",
    sample: true,
    title: "Models",
    items: ["Claude", "GPT", "Llama", "Mistral", "Whisper"],
  },
  {
    id: "operations",
    sample: true,
    title: "Cloud",
    items: ["AWS", "Google Cloud", "Docker", "Terraform", "GitHub Actions"],
  },
];
