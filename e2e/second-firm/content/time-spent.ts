import type { TimeSpent } from "./schema/records";

/** Arbejdsdage på et år: 261 hverdage minus helligdage. */
const workingDays = 251;

/** En fuldtidsstilling, ferie og helligdage trukket fra. */
const hoursPerPerson = 1650;

export const timeSpent: TimeSpent = {
  sample: false,
  id: "tidsforbrug",
  title: "Regn det ud, før I ringer",
  times: { question: "Hvor mange gange om dagen?", choices: [3, 12, 1500], first: 1, label: "gange om dagen" },
  minutes: { question: "Hvor længe ad gangen?", choices: [1, 4, 15, 45, 120], first: 4, label: "hver gang" },
  workingDays,
  hoursPerPerson,
  hours: "timer om året",
  people: "fuldtidsstillinger",
  how: `Regnet med ${workingDays} arbejdsdage om året og ${hoursPerPerson} timer pr. stilling.`,
};
