/** Quaylight's case: a paper as it was printed, and as it is filed. */
export const freightWords = {
  sample: true,
  label: "The weight printed on a bill of lading, 18.240,0 KGS, is filed as 18,240 kg and matches the booking.",
  paper: "Bill of lading",
  printed: "18.240,0 KGS",
  record: "QL-2204",
  port: "Port of Rotterdam",
  weight: "Weight 18,240 kg",
  checked: "Matches booking",
};

/** Fernhollow's: what callers say, what the assistant suggests, and what the nurse decides where she does not agree. */
export const triageWords = {
  sample: true,
  label:
    "An assistant suggests how urgent each of three calls is and names its source; the nurse agrees twice and moves one to today.",
  suggests: ["Assistant", "suggests"],
  call: ["What the", "caller says"],
  decides: ["Nurse", "decides"],
  /** Before what she moves one to. */
  moved: "Moved to",
  calls: [
    { text: "Tight chest, two hours", source: "Manual 1, page 4", suggestion: "Now" },
    { text: "Rash, third day", source: "Manual 3, page 22", suggestion: "Today" },
    { text: "Dizzy, new tablets", source: "Manual 2, page 47", suggestion: "This week", decision: "Today" },
  ],
};

/** Parcelle's: returns week by week, of the last of which there is a forecast alone, which an order is less by. */
export const returnsWords = {
  sample: true,
  label:
    "Pairs of shoes returned a week, predicted and actual, stay within a few of each other for four weeks; 220 are predicted for the fifth. Of 1,400 pairs wanted, 220 come back, so the buyer decides on 1,180.",
  title: "Returns by week",
  predicted: "Predicted",
  actual: "Actual",
  weeks: [
    { predicted: 96, actual: 104 },
    { predicted: 124, actual: 115 },
    { predicted: 156, actual: 165 },
    { predicted: 187, actual: 181 },
    { predicted: 220 },
  ],
  sum: [
    ["1,400", "pairs wanted"],
    ["− 220", "returns"],
    ["1,180", "to order"],
  ] as const,
};
