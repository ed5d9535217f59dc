import type { TimeSpent } from "./schema/records";

export const timeSpent: readonly TimeSpent[] = [
  {
    sample: false,
    id: "tidsforbrug",
    title: "Regn det ud, før I ringer",
    times: { question: "Hvor mange gange om dagen?", choices: [3, 12, 1500], first: 1, label: "gange om dagen" },
    minutes: { question: "Hvor længe ad gangen?", choices: [1, 4, 15, 45, 120], first: 4 },
    workingDays: 251,
    hourly: 290,
    days: "dage",
    hours: "timer om året",
    rate: "til 290 kr. i timen",
    cost: "i løn om året",
  },
];
