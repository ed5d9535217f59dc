import { generate } from "./generate";
import type { ProcessStep } from "./schema/records";

const ofPage = (page: ProcessStep["page"], count: number, first: number, durations: readonly string[] = []) =>
  generate(count, first, (index) => {
    const duration = durations[index];
    return { page, step: index + 1, ...(duration && { duration }) };
  });

/** A process on every page, of three to five steps, with and without durations. */
export const processSteps: readonly ProcessStep[] = [
  ...ofPage("forside", 5, 12),
  ...ofPage("rekruttering", 4, 18),
  ...ofPage("software", 3, 22, ["1-2 uger", "3 uger", "Løbende"]),
  ...ofPage("raadgivning", 5, 25, ["Uge 1-2", "Uge 3", "Uge 4", "Uge 5", "Tre måneder"]),
];
