import { parcelle } from "./drawings/parcelle";
import type { TimeSpent } from "./schema/records";
import { formatMoney } from "./words";

/**
 * The calculator "What does a repeated task cost you?": its choices, and the figures for its computation. With an empty
 * list, no page shows one.
 */
export const timeSpent: readonly TimeSpent[] = [
  {
    sample: true,
    id: "time-spent",
    title: "What does a repeated task cost you?",
    // `first` is the position of the initial choice, counted from 1.
    times: { question: "How often a day?", choices: [5, 10, 30, 60], first: 3, label: "a day" },
    minutes: { question: "How long each time?", choices: [2, 5, 10, 20], first: 3 },
    workingDays: parcelle.workingDays,
    // This is a sample. Set the cost of one hour of your clients' work.
    hourly: parcelle.hourly,
    days: "days",
    hours: "hours a year",
    rate: `at ${formatMoney(parcelle.hourly)}\u00a0an\u00a0hour`,
    cost: "a year in pay",
  },
];
