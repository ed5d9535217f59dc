import { decapitalize } from "../words";

const asked = 40;
/** Of them, how many a first trial passes, and how many the system that is delivered. */
const atFirst = 31;
const passed = 38;

/** In two lines, as it stands on the slip. */
const slip = ["Which seal", "fits pump 12?"] as const;
const question = slip.join(" ");
const part = "Seal R-7";
const source = "manual p. 86";
const order = "Order 2 seals";
const number = "Order 4417";
const approve = "Approve";
const checks = "Checks";
const resultOf = (count: number) => `${count} of ${asked}`;
const result = `${resultOf(passed)} pass`;
const trial = {
  title: "First trial",
  passed: atFirst,
  result: `${resultOf(atFirst)} pass`,
  /** Some of the questions, and whether each was answered well. */
  questions: [
    [question, true],
    ["Is R-7 in stock?", true],
    ["Will it stand salt water?", true],
    ["Why did it fail twice?", false],
  ] as const,
};
/** The same questions before the work and after it. */
const gain = {
  before: { title: trial.title, score: resultOf(atFirst) },
  gained: `+${passed - atFirst}`,
  after: { title: "At launch", score: resultOf(passed) },
};

/** The words in the drawings of the AI development page: one question, from being asked to being checked. */
export const sealWords = {
  sample: true,
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
  checks: { title: checks, asked, passed, result, trial, gain },
  /** What comes by email is checked by rules, here three: most is filed, and why one of them waits for a person. */
  intake: {
    rules: "Rules",
    fields: ["Sender", "Goods", "Pump"] as const,
    filed: "Filed",
    doubt: "Which pump?",
    waits: "Waits for a person",
  },
  pump: "Pump 12",
  /** Those of it, from its inlet on, that stand for a kind of tool each; the seal is among them. */
  parts: ["Inlet", "Casing", "Wheel", part, "Motor"] as const,
  hero: {
    /** What a drawing shows, for who does not see it. */
    label: `One sheet, folded three times, and a strip that runs across it: your data, which is asked “${question}”; a model that answers ${part}, ${source}; ${decapitalize(checks)}, of which ${result}; and your team’s screen: ${order}, ${approve}.`,
    data: "Your data",
    documents: ["Manual", "Orders", "Stock"],
    model: "Model",
    screen: "Your team",
  },
  labels: {
    checks: `A sheet of questions, each with a check or an empty box. “${question}” is one. ${trial.title}: ${trial.result}`,
    manual: `An open manual: on the left page the question “${question}”, on the right one the line that answers it: ${part}, ${source}`,
    gain: `The board of ${asked} questions twice, joined by a folded strip. ${gain.before.title}: ${gain.before.score}. ${gain.after.title}: ${gain.after.score}`,
    intake: `Emails pass through rules. Most come out as records that are filed, such as ${number}; one waits for a person, with the reason: “Which pump?”`,
    order: `The team’s screen: ${number}, 2 seals for pump 12, approved`,
    delivery: `A parcel with a delivery slip: ${number}, 2 seals, approved, leaves Tuesday`,
    pump: `Pump 12, taken apart as on a page of its manual, with ${part} between the wheel and the motor`,
  },
};
