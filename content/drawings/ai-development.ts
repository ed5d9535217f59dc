const asked = 40;
const passed = 38;

/** In two lines, as it stands on the slip. */
const slip = ["Which seal", "fits pump 12?"] as const;
const question = slip.join(" ");
const part = "Seal 40-B";
const source = "manual p. 31";
const order = "Order 2 seals";
const approve = "Approve";
const checks = "Checks";
const result = `${passed} of ${asked} pass`;

/** The words in the drawings of the AI development page: one question, from being asked to being checked. */
export const sealWords = {
  sample: true,
  slip,
  question,
  answer: { part, source, page: "p. 31", text: `${part}, ${source}` },
  order: { title: order, approve, edit: "Edit", sent: "2 seals, sent" },
  checks: { title: checks, asked, passed, result, rest: `${asked - passed} wait for a person` },
  hero: {
    /** What a drawing shows, for who does not see it. */
    label: `Four slotted cards form one system: your data, a model that answers “${question}” with ${part} from ${source}, ${checks.toLowerCase()} of which ${result}, and your team’s screen: ${order}, ${approve}.`,
    data: "Your data",
    documents: ["Manual", "Orders", "Stock"],
    model: "Model",
    screen: "Your team’s screen",
  },
  labels: {
    question: `A question on a slip: ${question}`,
    manual: `The answer marked in a manual: ${part}, ${source}`,
    order: `An order to decide on: ${order}, ${approve} or edit`,
    checks: `A sheet of ${asked} ${checks.toLowerCase()}: ${result}, ${asked - passed} wait for a person`,
    sheet: `A large sheet of ${asked} ${checks.toLowerCase()}: ${result}, ${asked - passed} wait for a person; the order is sent`,
    technology: `The question “${question}” runs through a stack of layers and comes out as ${part}, ${source}. The layers`,
  },
};
