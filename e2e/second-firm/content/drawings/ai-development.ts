const asked = 40;
const passed = 38;

/** In two lines, as it stands on the slip. */
const slip = ["Hvilken pakning", "passer til pumpe 12?"] as const;
const question = slip.join(" ");
const part = "Pakning 40-B";
const source = "manualens side 31";
const order = "Bestil 2 pakninger";
const approve = "Godkend";
const checks = "Prøver";
const result = `${passed} af ${asked} bestået`;

/** The same words as another firm writes them, longer and in another language. */
export const sealWords = {
  sample: false,
  slip,
  question,
  answer: { part, source, page: "s. 31", text: `${part}, ${source}` },
  order: { title: order, approve, edit: "Ret", sent: "2 stk., sendt" },
  checks: { title: checks, asked, passed, result, rest: `${asked - passed} venter på et menneske` },
  hero: {
    /** What a drawing shows, for who does not see it. */
    label: `Fire kort sat sammen: jeres data, en model, der svarer på “${question}” med ${part} fra ${source}, prøver (${result}) og jeres egen skærm: ${order}, ${approve}.`,
    data: "Jeres data",
    documents: ["Manualer", "Ordrer", "Lager"],
    model: "Model",
    screen: "Jeres egen skærm",
  },
  labels: {
    question: `Et spørgsmål på en seddel: ${question}`,
    manual: `Svaret markeret i en manual: ${part}, ${source}`,
    order: `En bestilling, der skal godkendes: ${order}`,
    checks: `Et ark med ${asked} prøver: ${result}`,
    sheet: `Et stort ark med ${asked} prøver: ${result}; bestillingen er sendt`,
    technology: `Spørgsmålet “${question}” går gennem lagene og kommer ud som ${part}, ${source}. Lagene`,
  },
};
