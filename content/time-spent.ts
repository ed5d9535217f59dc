import type { TimeSpent } from "./schema/records";
import { formatMoney } from "./words";

/** A firm's working days in a year: 261 weekdays less the 11 federal holidays. */
const workingDays = 250;
const workingHours = 8;

/** What an hour of the work costs whoever pays for it: a sample. Set your own clients'. */
const hourly = 28;

/** What share of such work a client's tool does, in percent: of the landing page's 30 claims 9 are left. */
const relieved = 70;

/** "What takes too long?": what a visitor chooses from, and what the answer is pluralize with. */
export const timeSpent: TimeSpent = {
  sample: true,
  id: "time-spent",
  title: "Next: yours. What does it cost now?",
  /** The numbers to choose from, and which of them is chosen at first, pluralize from 1. */
  times: { question: "How often a day?", choices: [5, 10, 30, 60], first: 3, label: "a day" },
  minutes: { question: "How long each time?", choices: [2, 5, 10, 20], first: 3, label: "each" },
  workingDays,
  workingHours,
  hourly,
  hours: "hours a year",
  people: "people",
  cost: "a year in pay",
  how: `A full pile is one person’s year: ${workingDays}\u00a0days of ${workingHours}\u00a0hours, at ${formatMoney(hourly)} an hour.`,
  relief: { percent: relieved, text: `Parcelle’s tool does ${relieved}% of it. Here, before running costs:` },
};
