import type { TimeSpent } from "./schema/records";
import { formatMoney } from "./words";

/** Arbejdsdage på et år: 261 hverdage minus helligdage. */
const workingDays = 251;

/** Hvad en time koster, pension og feriepenge regnet med. */
const hourly = 290;

export const timeSpent: TimeSpent = {
  sample: false,
  id: "tidsforbrug",
  title: "Regn det ud, før I ringer",
  times: { question: "Hvor mange gange om dagen?", choices: [3, 12, 1500], first: 1, label: "gange om dagen" },
  minutes: { question: "Hvor længe ad gangen?", choices: [1, 4, 15, 45, 120], first: 4, label: "hver gang" },
  workingDays,
  workingHours: 7,
  hourly,
  hours: "timer om året",
  people: "årsværk",
  cost: "i løn om året",
  how: `Regnet med ${workingDays} arbejdsdage om året og ${formatMoney(hourly)} i timen.`,
};
