/** Quaylight: a printed document, and the record that was made from it. */
export const freightWords = {
  sample: true,
  label: "The weight printed on a bill of lading, 18.240,0 KGS, is filed as 18,240 kg and matches the booking.",
  paper: "Bill of lading",
  printed: "18.240,0 KGS",
  record: "Shipment 2204",
  port: "Port of Rotterdam",
  weight: "Weight 18,240 kg",
  checked: "Matches booking",
};

/** Fernhollow: callers' words, the assistant's suggestions, and the nurse's decisions, one of which differs. */
export const triageWords = {
  sample: true,
  label:
    "An assistant suggests how urgent each of three calls is and names its source; the nurse agrees twice and moves one to today.",
  suggests: ["Assistant", "suggests"],
  call: ["What the", "caller says"],
  decides: ["Nurse", "decides"],
  /** Before the nurse's decision, if it differs from the suggestion. */
  moved: "Moved to",
  calls: [
    { text: "Tight chest, two hours", source: "Manual 1, page 4", suggestion: "Now" },
    { text: "Rash, third day", source: "Manual 3, page 22", suggestion: "Today" },
    { text: "Dizzy, new medication", source: "Manual 2, page 47", suggestion: "This week", decision: "Today" },
  ],
};

/** Parcelle: pairs of shoes returned in each week. The last week is a forecast, by which the next order is reduced. */
export const returnsWords = {
  sample: true,
  label:
    "Pairs of shoes returned a week, predicted and actual, stay within a few of each other for four weeks; 220 are predicted for the fifth. 1,400 pairs needed less 220 that come back leave 1,180 to order.",
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
    ["1,400", "pairs needed"],
    ["− 220", "come back"],
    ["1,180", "to order"],
  ] as const,
};
