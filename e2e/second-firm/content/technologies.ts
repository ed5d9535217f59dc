import type { TechnologyCategory } from "./schema/records";

export const technologies: readonly TechnologyCategory[] = [
  { id: "server", sample: false, title: "Server og data", items: [".NET", "C#", "PostgreSQL", "SQL Server", "Redis"] },
  { id: "integration", sample: false, title: "Integrationer", items: ["e-conomic", "Business Central", "MitID"] },
];
