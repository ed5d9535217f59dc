import { parcelle } from "./drawings/parcelle";
import type { TimeSpent } from "./schema/records";
import { formatMoney } from "./words";

const { workingDays, hourly, relieved } = parcelle;
const workingHours = 8;

/**
 * The calculator "What does a repeated task cost you?": its choices, and the figures for its computation. With an empty
 * list, no page shows one.
 */
export const timeSpent: readonly TimeSpent[] = [
  {
    sample: true,
    id: "time-spent",
    title: "What does a repeated task cost you?",
    // `first` is the choice that is selected initially, counted from 1.
    times: { question: "How often a day?", choices: [5, 10, 30, 60], first: 3, label: "a day" },
    minutes: { question: "How long each time?", choices: [2, 5, 10, 20], first: 3, label: "each" },
    workingDays,
    workingHours,
    // This is a sample. Set the cost of one hour of your clients' work.
    hourly,
    hours: "hours a year",
    people: "people",
    cost: "a year in pay",
    how: `Before running costs. The dashed outline is one person’s work year: ${workingDays}\u00a0days of ${workingHours}\u00a0hours, at ${formatMoney(hourly)} an hour.`,
    relief: { percent: relieved, text: `Parcelle’s tool handles ${relieved}% of the work. That would save you` },
  },
];
