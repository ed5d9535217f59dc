import type { TechnologyCategory } from "./schema/records";

export type { TechnologyCategory };

export const technologies: readonly TechnologyCategory[] = [
  { id: "brugerflade", title: "Brugerflade", items: ["TypeScript", "React", "Svelte"] },
  { id: "server", title: "Server og data", items: [".NET", "C#", "PostgreSQL", "SQL Server", "Redis"] },
  { id: "integration", title: "Integrationer", items: ["e-conomic", "Business Central", "MitID", "NemKonto", "EDI"] },
];
