/** The words in the drawings of the landing page: one claim on its way through the work. */
export const claimWords = {
  sample: true,
  /** What the hero shows, for who does not see it. */
  label:
    "Claim 2291 arrives at 9:38 AM, is sorted as a refund, gets a drafted reply, is checked by Ana and is done at 9:42 AM.",
  number: "#2291",
  arrives: { stage: "Arrives", piece: "Claim", at: "9:38 AM" },
  sorted: { stage: "Sorted", tag: "Refund" },
  drafted: { stage: "Drafted", greeting: "Hi Jo," },
  checked: { stage: "Checked", by: "by Ana" },
  done: { stage: "Done", at: "9:42 AM" },
};
