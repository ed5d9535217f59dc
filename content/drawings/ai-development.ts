const asked = 40;
const passed = 38;

/** In two lines, as it stands on the slip. */
const slip = ["Which seal", "fits pump 12?"] as const;
const question = slip.join(" ");
const part = "Seal 40-B";
const source = "manual p. 31";
const order = "Order 2 seals";
const number = "Order 4417";
const approve = "Approve";
const checks = "Checks";
const result = `${passed} of ${asked} pass`;

/** The words in the drawings of the AI development page: one question, from being asked to being checked. */
export const sealWords = {
  sample: true,
  slip,
  question,
  answer: { part, source, page: "p. 31", text: `${part}, ${source}` },
  order: {
    title: order,
    approve,
    edit: "Edit",
    /** As it comes by email, and as a record. */
    mail: "Email",
    asked: "2 of 40-B",
    number,
    goods: "2 seals",
    approved: "Approved",
    leaves: "Leaves Tuesday",
  },
  checks: { title: checks, asked, passed, result, trial: `${asked} questions` },
  hero: {
    /** What a drawing shows, for who does not see it. */
    label: `Four slotted cards form one system: your data, a model that answers “${question}” with ${part} from ${source}, ${checks.toLowerCase()} of which ${result}, and your team’s screen: ${order}, ${approve}.`,
    data: "Your data",
    documents: ["Manual", "Orders", "Stock"],
    model: "Model",
    screen: "Your team’s screen",
  },
  labels: {
    checks: `A board of ${asked} questions: ${result}`,
    manual: `The answer marked in a manual: ${part}, ${source}`,
    intake: `An email asks for 2 of seal 40-B; beside it, the same as a record: ${number}, ${part}`,
    order: `The team’s screen: ${number}, 2 seals, approved`,
    delivery: `A parcel with a delivery slip: ${number}, 2 seals, leaves Tuesday; on its side a small sheet of ${checks.toLowerCase()}, ${result}`,
    technology: `The question “${question}” runs through a stack of layers and comes out as ${part}, ${source}. The layers`,
  },
};
