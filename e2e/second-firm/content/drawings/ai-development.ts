const asked = 40;
const goOn = 30;
const atFirst = 31;
const passed = 38;

/** In two lines, as on the slip. */
const slip = ["Hvilken pakning", "passer til pumpe 12?"] as const;
const question = slip.join(" ");
const part = "Pakning R-7";
const source = "manualens side 31";
const order = "Bestil 2 pakninger";
const number = "Ordre 4417";
const approve = "Godkend";
const checks = "Prøver";
const resultOf = (count: number) => `${count} af ${asked}`;
const result = `${resultOf(passed)} bestået`;
const trial = {
  title: `${asked} spørgsmål`,
  passed: atFirst,
  result: `${resultOf(atFirst)} bestået`,
  questions: [
    [question, true],
    ["Hvor mange pakninger af typen R-7 har vi på lageret i Esbjerg?", false],
  ] as const,
};
const gain = {
  before: { title: "Den første prøve", score: resultOf(atFirst) },
  gained: `+${passed - atFirst}`,
  after: { title: "Da den gik i drift", score: resultOf(passed) },
};

/** The same words as another firm writes them, longer and in another language. */
export const sealWords = {
  sample: false,
  example: {
    short: "Eksemplet: en kunde spørger om en reservedel.",
    caption: "Eksemplet: et værksted, der svarer på spørgsmål om reservedele til pumper.",
  },
  question,
  slip,
  answer: { part, source, page: "s. 31" },
  order: {
    title: order,
    approve,
    number,
    goods: "2 pakninger",
    approved: "Godkendt af lageret",
    leaves: "Sendes på tirsdag",
  },
  checks: { title: checks, asked, goOn, passed, result, trial, gain },
  intake: {
    rules: "Vores regler",
    fields: ["Afsender", "Vare", "Pumpe"] as const,
    filed: "Lagt på plads",
    doubt: "Til hvilken pumpe?",
    waits: "Venter på et menneske",
  },
  pump: "Pumpen i hal 12",
  hero: {
    /** The drawing's text alternative. */
    label: `Fire kort sat sammen: jeres data, en model, der svarer på “${question}” med ${part} fra ${source}, prøver (${result}) og jeres egen skærm: ${order}, ${approve}.`,
    data: "Jeres data",
    documents: ["Manualer", "Ordrer", "Lager"],
    model: "Model",
    screen: "Jeres egen skærm",
  },
  labels: {
    checks: `En tavle med ${asked} spørgsmål: ${result}`,
    manual: `Svaret markeret i en manual: ${part}, ${source}`,
    gain: `Den samme tavle to gange: ${gain.before.score}, så ${gain.after.score}`,
    intake: `Mails går gennem vores regler. De fleste bliver lagt på plads, som ${number}; en venter på et menneske: til hvilken pumpe?`,
    order: `Holdets skærm: ${number}, godkendt`,
    delivery: `En pakke med følgeseddel: ${number}, sendes på tirsdag`,
    pump: `Pumpen i hal 12, skilt ad, med ${part}`,
  },
};
