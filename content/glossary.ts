/** A term of the trade that copy cannot avoid. Its explanation opens on hover and focus; nothing depends on it. */
export interface Term {
  id: string;
  /** As it stands in copy. */
  term: string;
  explanation: string;
}

export const glossary: readonly Term[] = [
  {
    id: "ctc",
    term: "CTC",
    explanation: "Cost to company: salary, bonus and the employer's contributions, for one year.",
  },
  {
    id: "mandate",
    term: "mandate",
    explanation: "The day you ask us to search, with the role and its budget agreed.",
  },
];
