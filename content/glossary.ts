import type { Term } from "./schema/records";

export const glossary: readonly Term[] = [
  {
    id: "ctc",
    sample: true,
    term: "CTC",
    explanation: "Cost to company: salary, bonus and the employer’s contributions, for one year.",
  },
  {
    id: "mandate",
    sample: true,
    term: "mandate",
    explanation: "The day you ask us to search, with the role and its budget agreed.",
  },
];
