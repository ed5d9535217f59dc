import type { Term } from "./schema/records";

export const glossary: readonly Term[] = [
  {
    id: "ctc",
    sample: true,
    term: "CTC",
    explanation: "Cost to company: salary, bonus and the employer’s contributions, for one year.",
  },
];
