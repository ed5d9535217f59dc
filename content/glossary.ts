import type { Term } from "./schema/records";

export const glossary: readonly Term[] = [
  {
    id: "ctc",
    sample: true,
    term: "CTC",
    explanation:
      "Cost to company: what an employee costs you in a year, that is salary, bonus and the employer’s contributions.",
  },
];
