const asked = 40;
const passed = 38;

/** In two lines, as it stands on the slip. */
const slip = ["Hvilken pakning", "passer til pumpe 12?"] as const;
const question = slip.join(" ");
const part = "Pakning 40-B";
const source = "manualens side 31";
const order = "Bestil 2 pakninger";
const number = "Ordre 4417";
const approve = "Godkend";
const checks = "Prøver";
const result = `${passed} af ${asked} bestået`;

/** The same words as another firm writes them, longer and in another language. */
export const sealWords = {
  sample: false,
  slip,
  question,
  answer: { part, source, page: "s. 31", text: `${part}, ${source}` },
  order: {
    title: order,
    approve,
    edit: "Ret",
    mail: "Mail fra værkstedet",
    asked: "2 stk. pakning 40-B",
    number,
    goods: "2 pakninger",
    approved: "Godkendt af lageret",
    leaves: "Sendes på tirsdag",
  },
  checks: { title: checks, asked, passed, result, trial: `${asked} spørgsmål` },
  hero: {
    /** What a drawing shows, for who does not see it. */
    label: `Fire kort sat sammen: jeres data, en model, der svarer på “${question}” med ${part} fra ${source}, prøver (${result}) og jeres egen skærm: ${order}, ${approve}.`,
    data: "Jeres data",
    documents: ["Manualer", "Ordrer", "Lager"],
    model: "Model",
    screen: "Jeres egen skærm",
  },
  labels: {
    checks: `En tavle med ${asked} spørgsmål: ${result}`,
    manual: `Svaret markeret i en manual: ${part}, ${source}`,
    intake: `En mail beder om 2 stk. af pakning 40-B; ved siden af står den som ${number}`,
    order: `Holdets skærm: ${number}, godkendt`,
    delivery: `En pakke med følgeseddel: ${number}, sendes på tirsdag; på siden ${result}`,
    technology: `Spørgsmålet “${question}” går gennem lagene og kommer ud som ${part}, ${source}. Lagene`,
  },
};
