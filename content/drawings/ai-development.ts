/** The number of test questions, and the number of right answers in the trial that is required to continue. */
const asked = 40;
const goOn = 30;
/** The numbers of right answers, in the first trial and at launch. */
const atFirst = 31;
const passed = 38;

/** The question of the page's example, in two lines. */
const slip = ["Which seal", "fits pump 12?"] as const;
const question = slip.join(" ");
const part = "Seal R-7";
const source = "manual p. 86";
const order = "Order 2 seals";
const number = "Order 4417";
const approve = "Approve";
const checks = "Tests at launch";
const resultOf = (count: number) => `${count} of ${asked} right`;
const result = resultOf(passed);
const trial = {
  title: "First trial",
  result: resultOf(atFirst),
  /** Some of the questions. The last one got a wrong answer. */
  questions: [question, "Is R-7 in stock?", "Is R-7 safe in salt water?", "Why did R-7 fail twice?"] as const,
};

/** Text in the drawings of the AI development page, which follow one question from a customer to the parcel. */
export const sealWords = {
  sample: true,
  /** Introduces the example. */
  example: "Our example: a pump maker’s customer asks for a spare\u00a0part.",
  question,
  slip,
  answer: { part, source, page: "p. 86" },
  order: {
    title: order,
    approve,
    number,
    goods: "2 seals",
    approved: "Approved",
    leaves: "Leaves Tuesday",
  },
  checks: { title: checks, asked, goOn, atFirst, passed, result, trial },
  /** Three rules check orders from emails. Most orders are filed; one waits for a person, with the reason. */
  intake: {
    rules: "Rules",
    fields: ["Sender", "Part", "Pump"] as const,
    filed: "Filed",
    doubt: "Which pump?",
    waits: "Waits for a person",
  },
  pump: "Pump 12",
  hero: {
    /** The drawing's accessible name. */
    label: `A sheet folded three times, with a strip across it. Your data: a customer asks “${question}” AI model: it answers ${part}, ${source}. ${checks}: ${result}. Your team: ${order}, ${approve}.`,
    data: "Your data",
    documents: ["Manual", "Orders", "Stock"],
    model: "AI model",
    screen: "Your team",
  },
  labels: {
    checks: `${trial.title}: a list of test questions, each with a check or an empty box, “${question}” among them. ${trial.result}`,
    manual: `An open manual: on the left page the question “${question}”, on the right one the line that answers it: ${part}, ${source}`,
    intake: `Emails pass through rules. Most come out as records that are filed, such as ${number}; one waits for a person, with the reason: “Which pump?”`,
    order: `The team’s screen: ${number}, 2 seals for pump 12, approved`,
    delivery: `A parcel with a delivery slip: ${number}, 2 seals, approved, leaves Tuesday`,
  },
};
