/** Terms of the trade that copy cannot avoid, with what a visitor sees on hover and focus. Nothing depends on it. */
export const glossary: Readonly<Record<string, string>> = {
  CTC: "Cost to company: salary, bonus and the employer's contributions, for one year.",
};
